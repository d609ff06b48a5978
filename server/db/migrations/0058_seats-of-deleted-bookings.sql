-- A booking goes with the account of its member: its place is free again, else nobody could take that time.
CREATE FUNCTION free_seat_of_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE booked_times SET seats_taken = seats_taken - 1 WHERE id = old.time_id AND seats_taken > 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER bookings_free_seat AFTER DELETE ON bookings FOR EACH ROW
  WHEN (old.state IN ('held', 'confirmed')) EXECUTE FUNCTION free_seat_of_booking();
