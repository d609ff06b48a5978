import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CallAccess, MEMBERSHIP_TYPES } from '#contract/access.ts'
import type { ErrorBody } from '#contract/errors.ts'
import type { ApiBrowser } from '#tests/support/api-browser.ts'
import { type ApiRoute, apiRoutes, concretePath } from '#tests/support/api-routes.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { ban, memberOf, signInElsewhere, withTwoFactor } from '#tests/support/people.ts'

/**
 * Every route with its access, and its status for an admitted person who sends no input.
 * A new or removed route, or a changed access, fails here until this table is changed on purpose.
 */
const ROUTES: Record<string, { access: CallAccess; answer: number }> = {
  'GET /api/session': { access: 'everyone', answer: 200 },
  'POST /api/session/renew': { access: 'member', answer: 200 },
  'GET /api/accounts/rules': { access: 'everyone', answer: 200 },
  'POST /api/accounts/sign-up': { access: 'everyone', answer: 400 },
  'POST /api/accounts/confirmation': { access: 'everyone', answer: 400 },
  'POST /api/accounts/confirm': { access: 'everyone', answer: 400 },
  'POST /api/accounts/sign-in': { access: 'everyone', answer: 400 },
  'POST /api/accounts/sign-in/second-factor': { access: 'everyone', answer: 400 },
  'POST /api/accounts/tokens': { access: 'everyone', answer: 400 },
  'POST /api/accounts/sign-out': { access: 'everyone', answer: 200 },
  'POST /api/accounts/password-reset': { access: 'everyone', answer: 400 },
  'POST /api/accounts/password-reset/finish': { access: 'everyone', answer: 400 },
  'PUT /api/accounts/password': { access: 'member', answer: 400 },
  'PUT /api/accounts/language': { access: 'member', answer: 400 },
  'POST /api/accounts/two-factor': { access: 'member', answer: 400 },
  'POST /api/accounts/two-factor/finish': { access: 'member', answer: 400 },
  'POST /api/accounts/two-factor/stop': { access: 'member', answer: 409 },
  'POST /api/accounts/two-factor/backup-codes': { access: 'member', answer: 409 },
  'GET /api/accounts/passkeys': { access: 'member', answer: 200 },
  'POST /api/accounts/passkeys': { access: 'member', answer: 400 },
  'POST /api/accounts/passkeys/options': { access: 'member', answer: 400 },
  'PATCH /api/accounts/passkeys/{id}': { access: 'member', answer: 400 },
  'POST /api/accounts/passkeys/{id}/remove': { access: 'member', answer: 400 },
  'POST /api/accounts/sign-in/passkey': { access: 'everyone', answer: 400 },
  'POST /api/accounts/sign-in/passkey/options': { access: 'everyone', answer: 200 },
  'GET /api/accounts/ways-in': { access: 'member', answer: 200 },
  'POST /api/accounts/provider/start': { access: 'everyone', answer: 400 },
  'POST /api/accounts/provider/finish': { access: 'everyone', answer: 400 },
  'POST /api/accounts/provider/link/start': { access: 'member', answer: 400 },
  'POST /api/accounts/provider/link': { access: 'member', answer: 400 },
  'POST /api/accounts/provider/unlink': { access: 'member', answer: 404 },
  'GET /api/accounts/devices': { access: 'member', answer: 200 },
  'DELETE /api/accounts/devices/{id}': { access: 'member', answer: 404 },
  'GET /api/accounts/export': { access: 'member', answer: 200 },
  'POST /api/accounts/delete': { access: 'member', answer: 400 },
  'GET /api/dashboard': { access: 'member', answer: 200 },
  'GET /api/fight-camp': { access: 'member', answer: 200 },
  'GET /api/look-back/week': { access: 'member', answer: 200 },
  'GET /api/look-back/shelf': { access: 'member', answer: 200 },
  'POST /api/first-camp/leave': { access: 'member', answer: 200 },
  'POST /api/first-camp/resume': { access: 'member', answer: 200 },
  'POST /api/first-camp/look-back': { access: 'member', answer: 200 },
  'POST /api/power-ups': { access: 'member', answer: 201 },
  'POST /api/quiz/results': { access: 'member', answer: 400 },
  'GET /api/quiz/results': { access: 'member', answer: 200 },
  'GET /api/saved-quotes': { access: 'member', answer: 200 },
  'POST /api/saved-quotes': { access: 'member', answer: 400 },
  'DELETE /api/saved-quotes/{id}': { access: 'member', answer: 404 },
  'POST /api/saved-quotes/{id}/restore': { access: 'member', answer: 404 },
  'PUT /api/profile': { access: 'member', answer: 400 },
  'PUT /api/profile/time-zone': { access: 'member', answer: 400 },
  'GET /api/notifications': { access: 'member', answer: 200 },
  'POST /api/notifications/read': { access: 'member', answer: 200 },
  'GET /api/notifications/choices': { access: 'member', answer: 200 },
  'PUT /api/notifications/choices': { access: 'member', answer: 400 },
  'PUT /api/notifications/mails': { access: 'member', answer: 400 },
  'POST /api/notifications/unsubscribe/{token}': { access: 'everyone', answer: 404 },
  'GET /api/check-ins/{token}': { access: 'everyone', answer: 404 },
  'POST /api/check-ins/{token}/answer': { access: 'everyone', answer: 400 },
  'POST /api/check-ins/{token}/stop': { access: 'everyone', answer: 404 },
  'GET /api/push': { access: 'member', answer: 200 },
  'POST /api/push/devices': { access: 'member', answer: 400 },
  'DELETE /api/push/devices/{id}': { access: 'member', answer: 404 },
  'POST /api/push/test': { access: 'member', answer: 404 },
  'POST /api/war-room-ai': { access: 'member', answer: 400 },
  'POST /api/conversations/{id}/retry': { access: 'member', answer: 400 },
  'POST /api/conversations/{id}/messages/{message_id}/edit': { access: 'member', answer: 400 },
  'GET /api/conversations/{id}/answer': { access: 'member', answer: 404 },
  'POST /api/conversations/{id}/stop': { access: 'member', answer: 404 },
  'GET /api/rooms/{room}': { access: 'member', answer: 404 },
  'POST /api/conversations': { access: 'member', answer: 400 },
  'GET /api/conversations': { access: 'member', answer: 400 },
  'GET /api/conversations/{id}': { access: 'member', answer: 404 },
  'POST /api/conversations/{id}/resume': { access: 'member', answer: 404 },
  'POST /api/conversations/{id}/save': { access: 'member', answer: 400 },
  'PATCH /api/conversations/{id}': { access: 'member', answer: 400 },
  'DELETE /api/conversations/{id}': { access: 'member', answer: 404 },
  'POST /api/conversations/{id}/restore': { access: 'member', answer: 404 },
  'POST /api/plans': { access: 'member', answer: 400 },
  'GET /api/plans': { access: 'member', answer: 200 },
  'PUT /api/plans/{id}/steps/{step_id}/done': { access: 'member', answer: 400 },
  'PATCH /api/plans/{id}/steps/{step_id}': { access: 'member', answer: 400 },
  'DELETE /api/plans/{id}': { access: 'member', answer: 404 },
  'GET /api/plans/{id}/calendar.ics': { access: 'member', answer: 404 },
  'GET /api/trainers': { access: 'member', answer: 200 },
  'PUT /api/trainers/{coach_id}/items/{item}': { access: 'member', answer: 404 },
  'DELETE /api/trainers/{coach_id}': { access: 'member', answer: 404 },
  'GET /api/step-notes': { access: 'member', answer: 200 },
  'DELETE /api/step-notes/{step_id}/{coach_id}': { access: 'member', answer: 404 },
  'GET /api/athletes': { access: 'use-coach-desk', answer: 200 },
  'GET /api/athletes/{member_id}': { access: 'use-coach-desk', answer: 404 },
  'PUT /api/athletes/{member_id}/steps/{step_id}/note': { access: 'use-coach-desk', answer: 400 },
  'DELETE /api/athletes/{member_id}/steps/{step_id}/note': { access: 'use-coach-desk', answer: 404 },
  'POST /api/training/entries': { access: 'member', answer: 400 },
  'GET /api/training/entries': { access: 'member', answer: 200 },
  'PUT /api/training/entries/{id}': { access: 'member', answer: 400 },
  'DELETE /api/training/entries/{id}': { access: 'member', answer: 404 },
  'GET /api/training/summary': { access: 'member', answer: 200 },
  'POST /api/training/results': { access: 'member', answer: 400 },
  'GET /api/training/results': { access: 'member', answer: 200 },
  'PUT /api/training/results/{id}': { access: 'member', answer: 400 },
  'DELETE /api/training/results/{id}': { access: 'member', answer: 404 },
  'POST /api/training/belts': { access: 'member', answer: 400 },
  'GET /api/training/belts': { access: 'member', answer: 200 },
  'PUT /api/training/belts/{id}': { access: 'member', answer: 400 },
  'DELETE /api/training/belts/{id}': { access: 'member', answer: 404 },
  'GET /api/training/export.csv': { access: 'member', answer: 200 },
  'POST /api/training/import/{step}': { access: 'member', answer: 404 },
  'GET /api/fighter-file': { access: 'member', answer: 200 },
  'PUT /api/fighter-file/facts/{key}': { access: 'member', answer: 404 },
  'DELETE /api/fighter-file/facts/{key}': { access: 'member', answer: 404 },
  'PUT /api/fighter-file/items/{item}': { access: 'member', answer: 404 },
  'PUT /api/fighter-file/crisis-country': { access: 'member', answer: 400 },
  'PUT /api/fighter-file/commitments/{id}/outcome': { access: 'member', answer: 400 },
  'DELETE /api/fighter-file/commitments/{id}': { access: 'member', answer: 404 },
  'POST /api/coach-applications/sign-up': { access: 'everyone', answer: 400 },
  'POST /api/coach-applications': { access: 'member', answer: 400 },
  'GET /api/coach-applications/mine': { access: 'member', answer: 200 },
  'GET /api/admin/coach-applications': { access: 'administer', answer: 200 },
  'POST /api/admin/approve_coach': { access: 'administer', answer: 400 },
  'POST /api/admin/reject_coach': { access: 'administer', answer: 400 },
  'POST /api/admin/undo_decision': { access: 'administer', answer: 400 },
  'GET /api/support': { access: 'member', answer: 200 },
  'POST /api/support/messages': { access: 'member', answer: 400 },
  'POST /api/support/talks': { access: 'member', answer: 400 },
  'GET /api/coach-desk': { access: 'use-coach-desk', answer: 200 },
  'PUT /api/coach-desk/profile': { access: 'use-coach-desk', answer: 400 },
  'GET /api/coach-desk/offers': { access: 'use-coach-desk', answer: 400 },
  'POST /api/coach-desk/offers': { access: 'use-coach-desk', answer: 400 },
  'PUT /api/coach-desk/offers/{id}': { access: 'use-coach-desk', answer: 400 },
  'PUT /api/coach-desk/offers/{id}/active': { access: 'use-coach-desk', answer: 400 },
  'DELETE /api/coach-desk/offers/{id}': { access: 'use-coach-desk', answer: 404 },
  'POST /api/coach-desk/offers/{id}/restore': { access: 'use-coach-desk', answer: 404 },
  'POST /api/coach-desk/offers/samples': { access: 'use-coach-desk', answer: 400 },
  'POST /api/orders': { access: 'member', answer: 400 },
  'GET /api/orders': { access: 'member', answer: 200 },
  'GET /api/orders/{id}': { access: 'member', answer: 404 },
  'POST /api/orders/{id}/checkout': { access: 'member', answer: 404 },
  'POST /api/orders/{id}/check': { access: 'member', answer: 404 },
  'POST /api/orders/{id}/cancel': { access: 'member', answer: 404 },
  'POST /api/orders/{id}/withdraw': { access: 'member', answer: 404 },
  'POST /api/orders/{id}/return': { access: 'member', answer: 400 },
  'POST /api/orders/{id}/received': { access: 'member', answer: 404 },
  'PUT /api/orders/{id}/position': { access: 'member', answer: 400 },
  'GET /api/orders/{id}/invoice': { access: 'member', answer: 404 },
  'GET /api/orders/{id}/calendar.ics': { access: 'member', answer: 404 },
  'POST /api/withdrawals': { access: 'everyone', answer: 400 },
  'POST /api/withdrawals/confirm': { access: 'everyone', answer: 400 },
  'GET /api/membership': { access: 'member', answer: 200 },
  'POST /api/membership': { access: 'member', answer: 400 },
  'POST /api/membership/settle': { access: 'member', answer: 200 },
  'GET /api/membership/change': { access: 'member', answer: 400 },
  'POST /api/membership/change': { access: 'member', answer: 400 },
  'POST /api/membership/cancel': { access: 'member', answer: 409 },
  'POST /api/membership/resume': { access: 'member', answer: 409 },
  'POST /api/membership/payment-method': { access: 'member', answer: 409 },
  'GET /api/membership/payments': { access: 'member', answer: 200 },
  'POST /api/sandbox/clock': { access: 'member', answer: 400 },
  'GET /api/sandbox/{checkout_id}': { access: 'member', answer: 404 },
  'POST /api/sandbox/{checkout_id}': { access: 'member', answer: 404 },
  'GET /api/admin/orders': { access: 'administer', answer: 200 },
  'POST /api/admin/orders/{id}/refund': { access: 'administer', answer: 400 },
  'POST /api/admin/orders/{id}/close-return': { access: 'administer', answer: 400 },
  'GET /api/admin/payouts': { access: 'administer', answer: 200 },
  'POST /api/admin/payouts': { access: 'administer', answer: 201 },
  'GET /api/admin/payouts.csv': { access: 'administer', answer: 200 },
  'POST /api/admin/payouts/{id}/paid': { access: 'administer', answer: 400 },
  'POST /api/admin/payouts/{id}/send': { access: 'administer', answer: 404 },
  'POST /api/admin/payouts/{id}/cancel': { access: 'administer', answer: 400 },
  'GET /api/admin/differences': { access: 'administer', answer: 200 },
  'POST /api/admin/differences': { access: 'administer', answer: 200 },
  'GET /api/coach-desk/orders': { access: 'use-coach-desk', answer: 200 },
  'GET /api/coach-desk/orders/{id}': { access: 'use-coach-desk', answer: 404 },
  'POST /api/coach-desk/orders/{id}/deliver': { access: 'use-coach-desk', answer: 400 },
  'POST /api/coach-desk/orders/{id}/returned': { access: 'use-coach-desk', answer: 404 },
  'POST /api/coach-desk/orders/{id}/return-missing': { access: 'use-coach-desk', answer: 404 },
  'POST /api/coach-desk/orders/{id}/decline': { access: 'use-coach-desk', answer: 400 },
  'PUT /api/coach-desk/orders/{id}/sessions': { access: 'use-coach-desk', answer: 400 },
  'GET /api/coach-desk/earnings': { access: 'use-coach-desk', answer: 200 },
  'GET /api/coach-desk/earnings.csv': { access: 'use-coach-desk', answer: 400 },
  'GET /api/earnings/owed': { access: 'member', answer: 200 },
  'GET /api/coach-desk/payout-account': { access: 'use-coach-desk', answer: 200 },
  'POST /api/coach-desk/payout-account': { access: 'use-coach-desk', answer: 400 },
  'POST /api/coach-desk/payout-account/check': { access: 'use-coach-desk', answer: 200 },
  'GET /api/coach-desk/today': { access: 'use-coach-desk', answer: 200 },
  'GET /api/offers/{id}/reviews': { access: 'member', answer: 404 },
  'GET /api/coaches/{slug}/reviews': { access: 'member', answer: 404 },
  'GET /api/orders/{id}/review': { access: 'member', answer: 404 },
  'PUT /api/orders/{id}/review': { access: 'member', answer: 400 },
  'DELETE /api/orders/{id}/review': { access: 'member', answer: 404 },
  'POST /api/reviews/{id}/report': { access: 'member', answer: 400 },
  'GET /api/coach-desk/reviews': { access: 'use-coach-desk', answer: 200 },
  'PUT /api/coach-desk/reviews/{id}/answer': { access: 'use-coach-desk', answer: 400 },
  'GET /api/admin/reviews': { access: 'administer', answer: 200 },
  'PUT /api/admin/reviews/{id}/answer': { access: 'administer', answer: 400 },
  'POST /api/admin/reviews/{id}/hide': { access: 'administer', answer: 400 },
  'POST /api/admin/reviews/{id}/keep': { access: 'administer', answer: 404 },
  'GET /api/people/distances': { access: 'member', answer: 200 },
  'PUT /api/people/distances/{user_id}': { access: 'member', answer: 400 },
  'POST /api/reports': { access: 'member', answer: 400 },
  'GET /api/moderation/cases': { access: 'use-coach-desk', answer: 200 },
  'POST /api/moderation/cases/{id}/decision': { access: 'use-coach-desk', answer: 400 },
  'POST /api/moderation/cases/{id}/notes': { access: 'use-coach-desk', answer: 400 },
  'POST /api/moderation/decisions/{id}/take-back': { access: 'use-coach-desk', answer: 400 },
  'GET /api/moderation/decisions': { access: 'member', answer: 200 },
  'POST /api/moderation/decisions/{id}/appeal': { access: 'member', answer: 400 },
  'POST /api/moderation/decisions/{id}/appeal/decision': { access: 'administer', answer: 400 },
  'GET /api/people/me': { access: 'member', answer: 200 },
  'PUT /api/people/me': { access: 'member', answer: 400 },
  'GET /api/people': { access: 'enter-network', answer: 200 },
  'GET /api/people/{handle}': { access: 'enter-network', answer: 404 },
  'GET /api/spaces': { access: 'member', answer: 200 },
  'GET /api/spaces/{slug}': { access: 'member', answer: 404 },
  'POST /api/spaces/{slug}/join': { access: 'member', answer: 404 },
  'POST /api/spaces/{slug}/leave': { access: 'member', answer: 404 },
  'GET /api/spaces/{slug}/mentionable': { access: 'enter-network', answer: 400 },
  'POST /api/spaces/{slug}/read': { access: 'enter-network', answer: 400 },
  'PUT /api/spaces/{slug}/slow-mode': { access: 'enter-network', answer: 400 },
  'GET /api/spaces/{slug}/posts': { access: 'enter-network', answer: 404 },
  'POST /api/spaces/{slug}/posts': { access: 'enter-network', answer: 400 },
  'GET /api/posts': { access: 'enter-network', answer: 400 },
  'GET /api/posts/{id}': { access: 'member', answer: 404 },
  'PUT /api/posts/{id}': { access: 'enter-network', answer: 400 },
  'DELETE /api/posts/{id}': { access: 'member', answer: 404 },
  'GET /api/translation': { access: 'member', answer: 200 },
  'PUT /api/translation': { access: 'member', answer: 400 },
  'POST /api/posts/{id}/translation': { access: 'enter-network', answer: 404 },
  'GET /api/posts/{id}/replies': { access: 'enter-network', answer: 404 },
  'PUT /api/posts/{id}/reactions/{reaction}': { access: 'enter-network', answer: 404 },
  'PUT /api/posts/{id}/helpful': { access: 'enter-network', answer: 400 },
  'PUT /api/posts/{id}/pinned': { access: 'enter-network', answer: 400 },
  'GET /api/bookings': { access: 'member', answer: 400 },
  'GET /api/bookings/{id}': { access: 'member', answer: 404 },
  'POST /api/bookings': { access: 'member', answer: 400 },
  'PUT /api/bookings/{id}/time': { access: 'member', answer: 400 },
  'POST /api/bookings/{id}/cancel': { access: 'member', answer: 400 },
  'PUT /api/bookings/{id}/brief': { access: 'member', answer: 400 },
  'PUT /api/bookings/{id}/agenda': { access: 'use-coach-desk', answer: 400 },
  'POST /api/bookings/{id}/join': { access: 'member', answer: 404 },
  'POST /api/bookings/{id}/signals': { access: 'member', answer: 400 },
  'GET /api/bookings/{id}/signals': { access: 'member', answer: 400 },
  'POST /api/bookings/{id}/notes': { access: 'member', answer: 400 },
  'PUT /api/bookings/{id}/notes/{note_id}': { access: 'member', answer: 400 },
  'DELETE /api/bookings/{id}/notes/{note_id}': { access: 'member', answer: 404 },
  'POST /api/bookings/{id}/absent': { access: 'member', answer: 404 },
  'PUT /api/bookings/{id}/recap': { access: 'use-coach-desk', answer: 400 },
  'POST /api/bookings/{id}/plan': { access: 'member', answer: 404 },
  'GET /api/bookings/{id}/calendar.ics': { access: 'member', answer: 404 },
  'GET /api/suggested-coaches': { access: 'member', answer: 200 },
  'GET /api/live': { access: 'member', answer: 200 },
  'GET /api/live/{id}': { access: 'member', answer: 404 },
  'PUT /api/live/{id}/rsvp': { access: 'enter-network', answer: 404 },
  'POST /api/live/{id}/join': { access: 'enter-network', answer: 404 },
  'POST /api/live/{id}/questions': { access: 'enter-network', answer: 404 },
  'GET /api/live/{id}/calendar.ics': { access: 'member', answer: 404 },
  'PUT /api/live/{id}/time': { access: 'use-coach-desk', answer: 404 },
  'POST /api/live/{id}/cancel': { access: 'use-coach-desk', answer: 404 },
  'PUT /api/live/{id}/notes': { access: 'use-coach-desk', answer: 404 },
  'POST /api/live/{id}/recap/draft': { access: 'use-coach-desk', answer: 404 },
  'PUT /api/live/{id}/recap': { access: 'use-coach-desk', answer: 404 },
  'DELETE /api/live-questions/{id}': { access: 'member', answer: 404 },
  'PUT /api/live-questions/{id}/vote': { access: 'enter-network', answer: 400 },
  'PUT /api/live-questions/{id}/answered': { access: 'use-coach-desk', answer: 400 },
  'GET /api/live-calendar': { access: 'member', answer: 200 },
  'PUT /api/live-calendar': { access: 'member', answer: 400 },
  'GET /api/live-calendar/{token}/kiai.ics': { access: 'everyone', answer: 404 },
  'POST /api/spaces/{slug}/live': { access: 'use-coach-desk', answer: 400 },
  'GET /api/live-events/{id}': { access: 'use-coach-desk', answer: 404 },
  'PUT /api/live-events/{id}': { access: 'use-coach-desk', answer: 400 },
  'DELETE /api/live-events/{id}': { access: 'use-coach-desk', answer: 404 },
  'GET /api/threads': { access: 'member', answer: 200 },
  'GET /api/threads/unread': { access: 'member', answer: 200 },
  'GET /api/threads/with/{user_id}': { access: 'member', answer: 404 },
  'POST /api/threads': { access: 'member', answer: 400 },
  'GET /api/threads/{id}': { access: 'member', answer: 404 },
  'PATCH /api/threads/{id}': { access: 'member', answer: 404 },
  'GET /api/threads/{id}/messages': { access: 'member', answer: 404 },
  'POST /api/threads/{id}/messages': { access: 'member', answer: 400 },
  'PUT /api/threads/{id}/answer': { access: 'member', answer: 400 },
  'POST /api/threads/{id}/read': { access: 'member', answer: 400 },
  'GET /api/messages': { access: 'member', answer: 400 },
  'DELETE /api/messages/{id}': { access: 'member', answer: 404 },
  'GET /api/coach-desk/canned-answers': { access: 'use-coach-desk', answer: 200 },
  'POST /api/coach-desk/canned-answers': { access: 'use-coach-desk', answer: 400 },
  'PUT /api/coach-desk/canned-answers/{id}': { access: 'use-coach-desk', answer: 400 },
  'DELETE /api/coach-desk/canned-answers/{id}': { access: 'use-coach-desk', answer: 404 },
  'GET /api/coach-desk/space': { access: 'use-coach-desk', answer: 200 },
  'PUT /api/coach-desk/space': { access: 'use-coach-desk', answer: 400 },
  'GET /api/coach-desk/space/clients': { access: 'use-coach-desk', answer: 200 },
  'PUT /api/coach-desk/space/clients/{handle}': { access: 'use-coach-desk', answer: 404 },
  'GET /api/coaches': { access: 'member', answer: 200 },
  'GET /api/coaches/{slug}': { access: 'member', answer: 404 },
  'GET /api/coaches/{slug}/follow': { access: 'member', answer: 404 },
  'PUT /api/coaches/{slug}/follow': { access: 'member', answer: 400 },
  'GET /api/marketplace/{slug}': { access: 'member', answer: 404 },
  'GET /api/marketplace/{slug}/{section}': { access: 'member', answer: 404 },
  'GET /api/offers/{id}': { access: 'member', answer: 404 },
  'PUT /api/offers/{id}/waitlist': { access: 'member', answer: 400 },
  'GET /api/offers/{id}/times': { access: 'member', answer: 400 },
  'GET /api/offers/{id}/times/near': { access: 'member', answer: 400 },
  'GET /api/openings': { access: 'member', answer: 400 },
  'GET /api/calendars/{slug}': { access: 'use-coach-desk', answer: 404 },
  'PUT /api/calendars/{slug}': { access: 'use-coach-desk', answer: 400 },
  'PUT /api/calendars/{slug}/busy': { access: 'use-coach-desk', answer: 400 },
  'GET /api/calendars/{slug}/week': { access: 'use-coach-desk', answer: 400 },
  'GET /samples/{clip}': { access: 'member', answer: 404 },
  'GET /api/admin/stats': { access: 'administer', answer: 200 },
  'GET /api/admin/users': { access: 'administer', answer: 200 },
  'PUT /api/admin/users/{user_id}/membership_type': { access: 'administer', answer: 400 },
  'POST /api/admin/users/{user_id}/ban': { access: 'administer', answer: 400 },
  'POST /api/admin/users/{user_id}/unban': { access: 'administer', answer: 404 },
  'POST /api/admin/users/{user_id}/sign-out': { access: 'administer', answer: 404 },
  'DELETE /api/admin/users/{user_id}/pictures/{kind}': { access: 'administer', answer: 404 },
  'GET /api/admin/transactions': { access: 'administer', answer: 200 },
  'GET /api/admin/analytics': { access: 'administer', answer: 400 },
  'GET /api/admin/analytics.csv': { access: 'administer', answer: 400 },
  'GET /api/admin/work': { access: 'administer', answer: 200 },
  'GET /api/admin/audit-log': { access: 'administer', answer: 200 },
  'GET /api/events': { access: 'member', answer: 200 },
  'GET /api/outbox': { access: 'administer', answer: 200 },
  'GET /api/health': { access: 'everyone', answer: 200 },
  'GET /api/ready': { access: 'everyone', answer: 200 },
  'GET /api/openapi.json': { access: 'everyone', answer: 200 },
  'GET /api/docs': { access: 'everyone', answer: 200 },
  'GET /api/docs/reference.css': { access: 'everyone', answer: 200 },
  'POST /api/pictures/{kind}': { access: 'member', answer: 404 },
  'POST /api/uploads': { access: 'member', answer: 400 },
  'GET /api/uploads/{id}': { access: 'member', answer: 404 },
  'DELETE /api/uploads/{id}': { access: 'member', answer: 404 },
  'PUT /api/uploads/{id}/pieces/{index}': { access: 'member', answer: 404 },
  'POST /api/uploads/{id}/finish': { access: 'member', answer: 404 },
  'GET /files/{name}': { access: 'everyone', answer: 404 },
  'GET /metrics': { access: 'everyone', answer: 404 },
}

const ROLES = ['visitor', ...MEMBERSHIP_TYPES, 'two-factor-pending', 'banned'] as const
type Role = (typeof ROLES)[number]

/** From the specification's table of roles (§6); a person who is not fully signed in is a visitor. */
const ADMITTED: Record<CallAccess, readonly Role[]> = {
  everyone: ROLES,
  member: MEMBERSHIP_TYPES,
  'enter-network': ['elite_member', 'fight_camp_coach', 'coach', 'admin'],
  'use-elite-quota': ['elite_member', 'fight_camp_coach', 'coach', 'admin'],
  'use-coach-desk': ['coach', 'admin'],
  administer: ['admin'],
  // The signature is missing for every role, so the status of the table applies.
  signed: ROLES,
}

let app: TestApp
let routes: ApiRoute[]
let pending: ApiBrowser

beforeAll(async () => {
  app = await createTestApp()
  routes = await apiRoutes(app)
  pending = (await signInElsewhere(app, await withTwoFactor(app))).browser
})
afterAll(() => app.close())

/** The browsers whose person is still as it was created. */
const unchanged = new Map<Role, ApiBrowser>()

/** Sends the call as this role. After a call that wrote or was refused as a visitor's, the next one gets a new person. */
async function sendAs(role: Role, route: ApiRoute) {
  const browser = unchanged.get(role) ?? (await browserOf(role))
  const answer = await send(browser, route)
  if (mayHaveChanged(route, answer)) unchanged.delete(role)
  else unchanged.set(role, browser)
  return answer
}

const mayHaveChanged = ({ method }: ApiRoute, { status }: { status: number }) =>
  status === 401 || (method !== 'GET' && status < 400)

async function browserOf(role: Role): Promise<ApiBrowser> {
  const browser = app.browser()
  if (role === 'visitor') return browser
  if (role === 'two-factor-pending') {
    for (const [name, value] of pending.cookies) browser.cookies.set(name, value)
    return browser
  }
  if (role !== 'banned') return (await memberOf(app, { membership_type: role })).browser
  const member = await memberOf(app, { membership_type: 'admin' })
  await ban(app, member)
  return member.browser
}

function send(browser: ApiBrowser, route: ApiRoute, headers: Record<string, string> = {}) {
  return browser.request<ErrorBody>(route.method, concretePath(route), route.method === 'GET' ? undefined : {}, headers)
}

function expected(route: ApiRoute, role: Role): string {
  const { access, answer } = ROUTES[route.name] ?? { access: 'administer', answer: 0 }
  if (ADMITTED[access].includes(role)) return String(answer)
  if (!(MEMBERSHIP_TYPES as readonly string[]).includes(role)) return '401 session.missing'
  return access === 'enter-network' ? '403 spaces.needs-elite' : '403 session.forbidden'
}

function told({ status, body }: { status: number; body: ErrorBody }): string {
  return status === 401 || status === 403 ? `${status} ${body.error.code}` : String(status)
}

test('the table above lists exactly the routes of the OpenAPI document with their access', () => {
  const documented = Object.fromEntries(routes.map(({ name, operation }) => [name, operation['x-access']]))
  expect(documented).toEqual(Object.fromEntries(Object.entries(ROUTES).map(([name, { access }]) => [name, access])))
})

test('no route under /api is missing in the OpenAPI document', () => {
  const mounted = app.app.routes
    // Handlers for all methods only refuse undeclared methods or wrap every response.
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api'))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
  expect(mounted.sort()).toEqual(
    routes
      .map(({ name }) => name)
      .filter((name) => name.includes(' /api'))
      .sort(),
  )
  const forAll = app.app.routes.filter(({ method }) => method === 'ALL').map(({ path }) => path)
  const documented = new Set(['/*', ...routes.map(({ path }) => path.replaceAll(/\{(\w+)\}/g, ':$1'))])
  expect(forAll.filter((path) => !documented.has(path))).toEqual([])
})

test('the role two-factor-pending still has to give its code', () => {
  expect([...pending.cookies.keys()]).toEqual(['kiai.two_factor'])
})

describe.each(ROLES)('as %s', (role) => {
  test('every route answers according to its access', async () => {
    const answers: Record<string, string> = {}
    for (const route of routes) answers[route.name] = told(await sendAs(role, route))
    expect(answers).toEqual(Object.fromEntries(routes.map((route) => [route.name, expected(route, role)])))
  })
})

// What is not there is told before it is asked who calls.
describe.each(['visitor', 'admin'] as const)('as %s', (role) => {
  test('an unknown path answers 404, and an undeclared method 405', async () => {
    const browser = await browserOf(role)
    for (const path of ['/api', '/api/', '/api/nowhere', '/api/accounts', '/api/admin', '/api/auth/get-session'])
      expect((await browser.request('GET', path)).status, path).toBe(404)
    for (const { path } of routes) {
      const declared = routes.filter((route) => route.path === path).map(({ method }) => method)
      const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !declared.includes(method))
      for (const method of others)
        expect((await browser.request(method, concretePath({ path }))).status, `${method} ${path}`).toBe(405)
    }
  })
})

test('a program with the token of a member may do what the member may do, and with any other token nothing', async () => {
  let token: string | undefined
  for (const route of routes.filter(({ operation }) => operation.security.length > 0)) {
    token ??= await tokenOfMember()
    const answer = await send(app.program(token), route)
    expect(told(answer), route.name).toBe(expected(route, 'free_member'))
    expect(told(await send(app.program(token.replace('.', '.x')), route)), route.name).toBe('401 session.missing')
    if (mayHaveChanged(route, answer)) token = undefined
  }
})

async function tokenOfMember(): Promise<string> {
  const { browser } = await memberOf(app)
  const [cookie = ''] = browser.cookies.values()
  return decodeURIComponent(cookie)
}
