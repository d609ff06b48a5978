import type * as accounts from './accounts.ts'
import type * as admin from './admin.ts'
import type * as adminOrders from './admin-orders.ts'
import type * as artOfWar from './art-of-war.ts'
import type * as athletes from './athletes.ts'
import type * as bookings from './bookings.ts'
import type * as calendars from './calendars.ts'
import type * as checkIns from './check-ins.ts'
import type * as coachApplications from './coach-applications.ts'
import type * as coachDesk from './coach-desk.ts'
import type * as coachOrders from './coach-orders.ts'
import type * as coaches from './coaches.ts'
import type * as conversations from './conversations.ts'
import type * as dashboard from './dashboard.ts'
import type { Endpoint } from './endpoint.ts'
import type * as fightCamp from './fight-camp.ts'
import type * as fighterFile from './fighter-file.ts'
import type * as files from './files.ts'
import type * as firstCamp from './first-camp.ts'
import type * as identityProvider from './identity-provider.ts'
import type * as live from './live.ts'
import type * as lookBack from './look-back.ts'
import type * as mails from './mails.ts'
import type * as marketplace from './marketplace.ts'
import type * as memberships from './memberships.ts'
import type * as messages from './messages.ts'
import type * as moderation from './moderation.ts'
import type * as notifications from './notifications.ts'
import type * as operations from './operations.ts'
import type * as orders from './orders.ts'
import type * as passkeys from './passkeys.ts'
import type * as payoutAccounts from './payout-accounts.ts'
import type * as people from './people.ts'
import type * as plans from './plans.ts'
import type * as profile from './profile.ts'
import type * as push from './push.ts'
import type * as quiz from './quiz.ts'
import type * as reviews from './reviews.ts'
import type * as session from './session.ts'
import type * as spaces from './spaces.ts'
import type * as streak from './streak.ts'
import type * as support from './support.ts'
import type * as training from './training.ts'
import type * as translations from './translations.ts'

/** Where the calls that the browser makes are declared. */
type Capability =
  | typeof accounts
  | typeof admin
  | typeof adminOrders
  | typeof artOfWar
  | typeof athletes
  | typeof bookings
  | typeof calendars
  | typeof checkIns
  | typeof coachApplications
  | typeof coachDesk
  | typeof coachOrders
  | typeof coaches
  | typeof conversations
  | typeof dashboard
  | typeof fightCamp
  | typeof fighterFile
  | typeof files
  | typeof firstCamp
  | typeof identityProvider
  | typeof live
  | typeof lookBack
  | typeof mails
  | typeof marketplace
  | typeof memberships
  | typeof messages
  | typeof moderation
  | typeof notifications
  | typeof operations
  | typeof orders
  | typeof passkeys
  | typeof people
  | typeof payoutAccounts
  | typeof plans
  | typeof profile
  | typeof push
  | typeof quiz
  | typeof reviews
  | typeof session
  | typeof spaces
  | typeof streak
  | typeof support
  | typeof training
  | typeof translations

type Declared<Module> = Module extends unknown ? Extract<Module[keyof Module], Endpoint> : never

/** Every call by its name, such as 'GET /api/dashboard'. Types alone, so that the browser loads no schema for a call. */
export type Calls = { [E in Declared<Capability> as `${E['method']} ${E['path']}`]: E }
