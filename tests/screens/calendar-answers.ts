import type { Calendar } from '#contract/calendars.ts'
import type { Wire } from '#tests/support/wire.ts'

export const CALENDAR: Calendar = {
  seller: { slug: 'robin', name: 'Robin', kind: 'coach', user_id: null },
  is_open: true,
  time_zone: 'America/Sao_Paulo',
  windows: [
    { weekday: 1, from: '09:00', to: '12:00' },
    { weekday: 1, from: '14:00', to: '18:00' },
  ],
  days: [],
  break_minutes: 15,
  notice_hours: 12,
  horizon_days: 60,
  meeting_kind: 'link',
  meeting_url: 'https://meet.example/robin',
  meeting_kinds: ['link', 'peer'],
  busy: null,
}

/** A coach's dashboard with this calendar, nothing booked and nothing to book. */
export function answerCalendar(wire: Wire, calendar: Calendar = CALENDAR): void {
  wire.leaveOpen('GET /api/notifications')
  wire.answer('GET /api/coach-desk/today', {
    due: [],
    due_count: 0,
    unpaid: [],
    silent: [],
    seminars: [],
    sessions: [],
  })
  wire.answer('GET /api/coach-desk', {
    counts: { services: 1, products: 0, seminars: 0, active: 1 },
    hidden_groups: 0,
    profile: {
      coach_bio: 'I train amateurs.',
      coach_experience: 'Twenty bouts.',
      coach_specialties: ['boxing', 'kickboxing'],
      coach_image_url: null,
      slug: 'robin',
    },
  })
  wire.answer('GET /api/calendars/:slug', calendar)
  wire.answer('GET /api/calendars/:slug/week', { time_zone: calendar.time_zone, booked: [], busy: [], open: [] })
  wire.answer('GET /api/marketplace/:slug', { seller: calendar.seller, sections: [], owned: [] })
}
