export const calendarErrors = {
  /** Not an address that the server may read: not https, or not on the public internet. */
  'calendars.busy-refused': 400,
  /** The address did not answer with a calendar. */
  'calendars.busy-unreadable': 400,
  /** This way to meet needs a link, or a server that the operator has not set up. */
  'calendars.meeting-not-possible': 409,
  /** Video on the page is between two browsers: a group of such a coach meets by a link. */
  'calendars.groups-need-link': 409,
} as const
