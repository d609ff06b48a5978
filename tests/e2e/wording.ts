import type { Language } from '#contract/language.ts'
import { type MailTexts, en as mailsSentEn } from '#server/features/mails/texts/en.ts'
import { es as mailsSentEs } from '#server/features/mails/texts/es.ts'
import { pt as mailsSentPt } from '#server/features/mails/texts/pt.ts'
import { texts as accountsEn } from '#web/features/accounts/texts/en.ts'
import { texts as accountsEs } from '#web/features/accounts/texts/es.ts'
import { texts as accountsPt } from '#web/features/accounts/texts/pt.ts'
import { texts as adminEn } from '#web/features/admin/texts/en.ts'
import { texts as adminEs } from '#web/features/admin/texts/es.ts'
import { texts as adminPt } from '#web/features/admin/texts/pt.ts'
import { texts as adminOrdersEn } from '#web/features/admin-orders/texts/en.ts'
import { texts as adminOrdersEs } from '#web/features/admin-orders/texts/es.ts'
import { texts as adminOrdersPt } from '#web/features/admin-orders/texts/pt.ts'
import { texts as artOfWarEn } from '#web/features/art-of-war/texts/en.ts'
import { texts as artOfWarEs } from '#web/features/art-of-war/texts/es.ts'
import { texts as artOfWarPt } from '#web/features/art-of-war/texts/pt.ts'
import { texts as athletesEn } from '#web/features/athletes/texts/en.ts'
import { texts as athletesEs } from '#web/features/athletes/texts/es.ts'
import { texts as athletesPt } from '#web/features/athletes/texts/pt.ts'
import { texts as bookingsEn } from '#web/features/bookings/texts/en.ts'
import { texts as bookingsEs } from '#web/features/bookings/texts/es.ts'
import { texts as bookingsPt } from '#web/features/bookings/texts/pt.ts'
import { texts as calendarsEn } from '#web/features/calendars/texts/en.ts'
import { texts as calendarsEs } from '#web/features/calendars/texts/es.ts'
import { texts as calendarsPt } from '#web/features/calendars/texts/pt.ts'
import { texts as careEn } from '#web/features/care/texts/en.ts'
import { texts as careEs } from '#web/features/care/texts/es.ts'
import { texts as carePt } from '#web/features/care/texts/pt.ts'
import { texts as chatEn } from '#web/features/chat/texts/en.ts'
import { texts as chatEs } from '#web/features/chat/texts/es.ts'
import { texts as chatPt } from '#web/features/chat/texts/pt.ts'
import { texts as checkInsEn } from '#web/features/check-ins/texts/en.ts'
import { texts as checkInsEs } from '#web/features/check-ins/texts/es.ts'
import { texts as checkInsPt } from '#web/features/check-ins/texts/pt.ts'
import { texts as checkoutEn } from '#web/features/checkout/texts/en.ts'
import { texts as checkoutEs } from '#web/features/checkout/texts/es.ts'
import { texts as checkoutPt } from '#web/features/checkout/texts/pt.ts'
import { texts as coachApplicationsEn } from '#web/features/coach-applications/texts/en.ts'
import { texts as coachApplicationsEs } from '#web/features/coach-applications/texts/es.ts'
import { texts as coachApplicationsPt } from '#web/features/coach-applications/texts/pt.ts'
import { texts as coachDeskEn } from '#web/features/coach-desk/texts/en.ts'
import { texts as coachDeskEs } from '#web/features/coach-desk/texts/es.ts'
import { texts as coachDeskPt } from '#web/features/coach-desk/texts/pt.ts'
import { texts as coachOrdersEn } from '#web/features/coach-orders/texts/en.ts'
import { texts as coachOrdersEs } from '#web/features/coach-orders/texts/es.ts'
import { texts as coachOrdersPt } from '#web/features/coach-orders/texts/pt.ts'
import { texts as coachesEn } from '#web/features/coaches/texts/en.ts'
import { texts as coachesEs } from '#web/features/coaches/texts/es.ts'
import { texts as coachesPt } from '#web/features/coaches/texts/pt.ts'
import { texts as coachingEn } from '#web/features/coaching/texts/en.ts'
import { texts as coachingEs } from '#web/features/coaching/texts/es.ts'
import { texts as coachingPt } from '#web/features/coaching/texts/pt.ts'
import { texts as dashboardEn } from '#web/features/dashboard/texts/en.ts'
import { texts as dashboardEs } from '#web/features/dashboard/texts/es.ts'
import { texts as dashboardPt } from '#web/features/dashboard/texts/pt.ts'
import { texts as fightCampEn } from '#web/features/fight-camp/texts/en.ts'
import { texts as fightCampEs } from '#web/features/fight-camp/texts/es.ts'
import { texts as fightCampPt } from '#web/features/fight-camp/texts/pt.ts'
import { texts as fighterFileEn } from '#web/features/fighter-file/texts/en.ts'
import { texts as fighterFileEs } from '#web/features/fighter-file/texts/es.ts'
import { texts as fighterFilePt } from '#web/features/fighter-file/texts/pt.ts'
import { texts as firstCampEn } from '#web/features/first-camp/texts/en.ts'
import { texts as firstCampEs } from '#web/features/first-camp/texts/es.ts'
import { texts as firstCampPt } from '#web/features/first-camp/texts/pt.ts'
import { texts as identityProviderEn } from '#web/features/identity-provider/texts/en.ts'
import { texts as identityProviderEs } from '#web/features/identity-provider/texts/es.ts'
import { texts as identityProviderPt } from '#web/features/identity-provider/texts/pt.ts'
import { texts as installedAppEn } from '#web/features/installed-app/texts/en.ts'
import { texts as installedAppEs } from '#web/features/installed-app/texts/es.ts'
import { texts as installedAppPt } from '#web/features/installed-app/texts/pt.ts'
import { type LandingTexts, en as landingEn } from '#web/features/landing/texts/en.ts'
import { es as landingEs } from '#web/features/landing/texts/es.ts'
import { pt as landingPt } from '#web/features/landing/texts/pt.ts'
import { texts as liveEn } from '#web/features/live/texts/en.ts'
import { texts as liveEs } from '#web/features/live/texts/es.ts'
import { texts as livePt } from '#web/features/live/texts/pt.ts'
import { texts as lookBackEn } from '#web/features/look-back/texts/en.ts'
import { texts as lookBackEs } from '#web/features/look-back/texts/es.ts'
import { texts as lookBackPt } from '#web/features/look-back/texts/pt.ts'
import { texts as outboxEn } from '#web/features/mails/texts/en.ts'
import { texts as outboxEs } from '#web/features/mails/texts/es.ts'
import { texts as outboxPt } from '#web/features/mails/texts/pt.ts'
import { texts as marketplaceEn } from '#web/features/marketplace/texts/en.ts'
import { texts as marketplaceEs } from '#web/features/marketplace/texts/es.ts'
import { texts as marketplacePt } from '#web/features/marketplace/texts/pt.ts'
import { texts as mediaEn } from '#web/features/media/texts/en.ts'
import { texts as mediaEs } from '#web/features/media/texts/es.ts'
import { texts as mediaPt } from '#web/features/media/texts/pt.ts'
import { texts as membershipEn } from '#web/features/membership/texts/en.ts'
import { texts as membershipEs } from '#web/features/membership/texts/es.ts'
import { texts as membershipPt } from '#web/features/membership/texts/pt.ts'
import { texts as messagesEn } from '#web/features/messages/texts/en.ts'
import { texts as messagesEs } from '#web/features/messages/texts/es.ts'
import { texts as messagesPt } from '#web/features/messages/texts/pt.ts'
import { texts as moderationEn } from '#web/features/moderation/texts/en.ts'
import { texts as moderationEs } from '#web/features/moderation/texts/es.ts'
import { texts as moderationPt } from '#web/features/moderation/texts/pt.ts'
import { texts as networkEn } from '#web/features/network/texts/en.ts'
import { texts as networkEs } from '#web/features/network/texts/es.ts'
import { texts as networkPt } from '#web/features/network/texts/pt.ts'
import { texts as notificationsEn } from '#web/features/notifications/texts/en.ts'
import { texts as notificationsEs } from '#web/features/notifications/texts/es.ts'
import { texts as notificationsPt } from '#web/features/notifications/texts/pt.ts'
import { texts as offersEn } from '#web/features/offers/texts/en.ts'
import { texts as offersEs } from '#web/features/offers/texts/es.ts'
import { texts as offersPt } from '#web/features/offers/texts/pt.ts'
import { texts as ordersEn } from '#web/features/orders/texts/en.ts'
import { texts as ordersEs } from '#web/features/orders/texts/es.ts'
import { texts as ordersPt } from '#web/features/orders/texts/pt.ts'
import { texts as paletteEn } from '#web/features/palette/texts/en.ts'
import { texts as paletteEs } from '#web/features/palette/texts/es.ts'
import { texts as palettePt } from '#web/features/palette/texts/pt.ts'
import { texts as passkeysEn } from '#web/features/passkeys/texts/en.ts'
import { texts as passkeysEs } from '#web/features/passkeys/texts/es.ts'
import { texts as passkeysPt } from '#web/features/passkeys/texts/pt.ts'
import { texts as peopleEn } from '#web/features/people/texts/en.ts'
import { texts as peopleEs } from '#web/features/people/texts/es.ts'
import { texts as peoplePt } from '#web/features/people/texts/pt.ts'
import { texts as picturesEn } from '#web/features/pictures/texts/en.ts'
import { texts as picturesEs } from '#web/features/pictures/texts/es.ts'
import { texts as picturesPt } from '#web/features/pictures/texts/pt.ts'
import { texts as pitchEn } from '#web/features/pitch/texts/en.ts'
import { texts as pitchEs } from '#web/features/pitch/texts/es.ts'
import { texts as pitchPt } from '#web/features/pitch/texts/pt.ts'
import { texts as plansEn } from '#web/features/plans/texts/en.ts'
import { texts as plansEs } from '#web/features/plans/texts/es.ts'
import { texts as plansPt } from '#web/features/plans/texts/pt.ts'
import { texts as profileEn } from '#web/features/profile/texts/en.ts'
import { texts as profileEs } from '#web/features/profile/texts/es.ts'
import { texts as profilePt } from '#web/features/profile/texts/pt.ts'
import { texts as quizEn } from '#web/features/quiz/texts/en.ts'
import { texts as quizEs } from '#web/features/quiz/texts/es.ts'
import { texts as quizPt } from '#web/features/quiz/texts/pt.ts'
import { texts as refusalsEn } from '#web/features/refusals/texts/en.ts'
import { texts as refusalsEs } from '#web/features/refusals/texts/es.ts'
import { texts as refusalsPt } from '#web/features/refusals/texts/pt.ts'
import { texts as reviewsEn } from '#web/features/reviews/texts/en.ts'
import { texts as reviewsEs } from '#web/features/reviews/texts/es.ts'
import { texts as reviewsPt } from '#web/features/reviews/texts/pt.ts'
import { texts as roundEn } from '#web/features/round/texts/en.ts'
import { texts as roundEs } from '#web/features/round/texts/es.ts'
import { texts as roundPt } from '#web/features/round/texts/pt.ts'
import { texts as sessionEn } from '#web/features/session/texts/en.ts'
import { texts as sessionEs } from '#web/features/session/texts/es.ts'
import { texts as sessionPt } from '#web/features/session/texts/pt.ts'
import { texts as shareCardEn } from '#web/features/share-card/texts/en.ts'
import { texts as shareCardEs } from '#web/features/share-card/texts/es.ts'
import { texts as shareCardPt } from '#web/features/share-card/texts/pt.ts'
import { texts as spacesEn } from '#web/features/spaces/texts/en.ts'
import { texts as spacesEs } from '#web/features/spaces/texts/es.ts'
import { texts as spacesPt } from '#web/features/spaces/texts/pt.ts'
import { texts as specialtiesEn } from '#web/features/specialties/texts/en.ts'
import { texts as specialtiesEs } from '#web/features/specialties/texts/es.ts'
import { texts as specialtiesPt } from '#web/features/specialties/texts/pt.ts'
import { texts as streakEn } from '#web/features/streak/texts/en.ts'
import { texts as streakEs } from '#web/features/streak/texts/es.ts'
import { texts as streakPt } from '#web/features/streak/texts/pt.ts'
import { texts as supportEn } from '#web/features/support/texts/en.ts'
import { texts as supportEs } from '#web/features/support/texts/es.ts'
import { texts as supportPt } from '#web/features/support/texts/pt.ts'
import { texts as trainingEn } from '#web/features/training/texts/en.ts'
import { texts as trainingEs } from '#web/features/training/texts/es.ts'
import { texts as trainingPt } from '#web/features/training/texts/pt.ts'
import { texts as translationEn } from '#web/features/translation/texts/en.ts'
import { texts as translationEs } from '#web/features/translation/texts/es.ts'
import { texts as translationPt } from '#web/features/translation/texts/pt.ts'
import { texts as warRoomEn } from '#web/features/war-room/texts/en.ts'
import { texts as warRoomEs } from '#web/features/war-room/texts/es.ts'
import { texts as warRoomPt } from '#web/features/war-room/texts/pt.ts'
import { texts as withdrawalEn } from '#web/features/withdrawal/texts/en.ts'
import { texts as withdrawalEs } from '#web/features/withdrawal/texts/es.ts'
import { texts as withdrawalPt } from '#web/features/withdrawal/texts/pt.ts'
import { texts as sharedEn } from '#web/i18n/texts/en.ts'
import { texts as sharedEs } from '#web/i18n/texts/es.ts'
import { texts as sharedPt } from '#web/i18n/texts/pt.ts'
import type { TextsLike } from '#web/i18n/texts-like.ts'

/** The product's texts in one language, so that a journey can run in every language. */
export interface Wording {
  admin: TextsLike<typeof adminEn>
  adminOrders: TextsLike<typeof adminOrdersEn>
  coachOrders: TextsLike<typeof coachOrdersEn>
  accounts: TextsLike<typeof accountsEn>
  common: TextsLike<typeof sharedEn>['common']
  errors: Omit<TextsLike<typeof sharedEn>['errors'], 'codes'> & {
    codes: TextsLike<typeof sharedEn>['errors']['codes'] & TextsLike<typeof refusalsEn>
  }
  landing: LandingTexts
  mails: MailTexts['mails']
  outbox: TextsLike<typeof outboxEn>
  palette: TextsLike<typeof paletteEn>
  media: TextsLike<typeof mediaEn>
  pictures: TextsLike<typeof picturesEn>
  passkeys: TextsLike<typeof passkeysEn>
  identityProvider: TextsLike<typeof identityProviderEn>
  artOfWar: TextsLike<typeof artOfWarEn>
  coachApplications: TextsLike<typeof coachApplicationsEn>
  coachDesk: TextsLike<typeof coachDeskEn>
  coaches: TextsLike<typeof coachesEn>
  care: TextsLike<typeof careEn>
  chat: TextsLike<typeof chatEn>
  checkout: TextsLike<typeof checkoutEn>
  marketplace: TextsLike<typeof marketplaceEn>
  pitch: TextsLike<typeof pitchEn>
  athletes: TextsLike<typeof athletesEn>
  bookings: TextsLike<typeof bookingsEn>
  session: TextsLike<typeof sessionEn>
  calendars: TextsLike<typeof calendarsEn>
  installedApp: TextsLike<typeof installedAppEn>
  live: TextsLike<typeof liveEn>
  moderation: TextsLike<typeof moderationEn>
  network: TextsLike<typeof networkEn>
  membership: TextsLike<typeof membershipEn>
  offers: TextsLike<typeof offersEn>
  coaching: TextsLike<typeof coachingEn>
  warRoom: TextsLike<typeof warRoomEn>
  dashboard: TextsLike<typeof dashboardEn>
  fightCamp: TextsLike<typeof fightCampEn>
  firstCamp: TextsLike<typeof firstCampEn>
  lookBack: TextsLike<typeof lookBackEn>
  round: TextsLike<typeof roundEn>
  checkIns: TextsLike<typeof checkInsEn>
  fighterFile: TextsLike<typeof fighterFileEn>
  shareCard: TextsLike<typeof shareCardEn>
  notifications: TextsLike<typeof notificationsEn>
  orders: TextsLike<typeof ordersEn>
  people: TextsLike<typeof peopleEn>
  plans: TextsLike<typeof plansEn>
  messages: TextsLike<typeof messagesEn>
  reviews: TextsLike<typeof reviewsEn>
  withdrawal: TextsLike<typeof withdrawalEn>
  quiz: TextsLike<typeof quizEn>
  spaces: TextsLike<typeof spacesEn>
  specialties: TextsLike<typeof specialtiesEn>
  streak: TextsLike<typeof streakEn>
  profile: TextsLike<typeof profileEn>
  support: TextsLike<typeof supportEn>
  training: TextsLike<typeof trainingEn>
  translation: TextsLike<typeof translationEn>
}

/** The codes of all refusals side by side, wherever their texts are loaded from. */
function shared(
  { common, errors }: TextsLike<typeof sharedEn>,
  refusals: TextsLike<typeof refusalsEn>,
): Pick<Wording, 'common' | 'errors'> {
  return { common, errors: { ...errors, codes: { ...errors.codes, ...refusals } } }
}

const WORDINGS: Record<Language, Wording> = {
  en: {
    admin: adminEn as TextsLike<typeof adminEn>,
    adminOrders: adminOrdersEn as TextsLike<typeof adminOrdersEn>,
    coachOrders: coachOrdersEn as TextsLike<typeof coachOrdersEn>,
    accounts: accountsEn as TextsLike<typeof accountsEn>,
    ...shared(sharedEn as TextsLike<typeof sharedEn>, refusalsEn),
    landing: landingEn,
    mails: mailsSentEn.mails,
    outbox: outboxEn as TextsLike<typeof outboxEn>,
    palette: paletteEn,
    media: mediaEn as TextsLike<typeof mediaEn>,
    pictures: picturesEn,
    passkeys: passkeysEn as TextsLike<typeof passkeysEn>,
    identityProvider: identityProviderEn as TextsLike<typeof identityProviderEn>,
    artOfWar: artOfWarEn as TextsLike<typeof artOfWarEn>,
    coachApplications: coachApplicationsEn as TextsLike<typeof coachApplicationsEn>,
    coachDesk: coachDeskEn as TextsLike<typeof coachDeskEn>,
    coaches: coachesEn as TextsLike<typeof coachesEn>,
    care: careEn as TextsLike<typeof careEn>,
    chat: chatEn as TextsLike<typeof chatEn>,
    checkout: checkoutEn as TextsLike<typeof checkoutEn>,
    marketplace: marketplaceEn as TextsLike<typeof marketplaceEn>,
    pitch: pitchEn as TextsLike<typeof pitchEn>,
    athletes: athletesEn as TextsLike<typeof athletesEn>,
    bookings: bookingsEn as TextsLike<typeof bookingsEn>,
    session: sessionEn as TextsLike<typeof sessionEn>,
    calendars: calendarsEn as TextsLike<typeof calendarsEn>,
    installedApp: installedAppEn as TextsLike<typeof installedAppEn>,
    live: liveEn as TextsLike<typeof liveEn>,
    moderation: moderationEn as TextsLike<typeof moderationEn>,
    network: networkEn as TextsLike<typeof networkEn>,
    membership: membershipEn as TextsLike<typeof membershipEn>,
    offers: offersEn as TextsLike<typeof offersEn>,
    coaching: coachingEn as TextsLike<typeof coachingEn>,
    warRoom: warRoomEn as TextsLike<typeof warRoomEn>,
    dashboard: dashboardEn as TextsLike<typeof dashboardEn>,
    fightCamp: fightCampEn as TextsLike<typeof fightCampEn>,
    firstCamp: firstCampEn as TextsLike<typeof firstCampEn>,
    lookBack: lookBackEn as TextsLike<typeof lookBackEn>,
    round: roundEn as TextsLike<typeof roundEn>,
    checkIns: checkInsEn as TextsLike<typeof checkInsEn>,
    fighterFile: fighterFileEn as TextsLike<typeof fighterFileEn>,
    shareCard: shareCardEn as TextsLike<typeof shareCardEn>,
    notifications: notificationsEn as TextsLike<typeof notificationsEn>,
    orders: ordersEn as TextsLike<typeof ordersEn>,
    people: peopleEn as TextsLike<typeof peopleEn>,
    spaces: spacesEn as TextsLike<typeof spacesEn>,
    plans: plansEn as TextsLike<typeof plansEn>,
    messages: messagesEn as TextsLike<typeof messagesEn>,
    reviews: reviewsEn as TextsLike<typeof reviewsEn>,
    withdrawal: withdrawalEn as TextsLike<typeof withdrawalEn>,
    quiz: quizEn as TextsLike<typeof quizEn>,
    specialties: specialtiesEn as TextsLike<typeof specialtiesEn>,
    streak: streakEn as TextsLike<typeof streakEn>,
    profile: profileEn as TextsLike<typeof profileEn>,
    support: supportEn as TextsLike<typeof supportEn>,
    training: trainingEn as TextsLike<typeof trainingEn>,
    translation: translationEn as TextsLike<typeof translationEn>,
  },
  pt: {
    admin: adminPt,
    adminOrders: adminOrdersPt,
    coachOrders: coachOrdersPt,
    accounts: accountsPt,
    ...shared(sharedPt, refusalsPt),
    landing: landingPt,
    mails: mailsSentPt.mails,
    outbox: outboxPt,
    palette: palettePt,
    media: mediaPt,
    pictures: picturesPt,
    passkeys: passkeysPt,
    identityProvider: identityProviderPt,
    artOfWar: artOfWarPt,
    coachApplications: coachApplicationsPt,
    coachDesk: coachDeskPt,
    coaches: coachesPt,
    care: carePt,
    chat: chatPt,
    checkout: checkoutPt,
    marketplace: marketplacePt,
    pitch: pitchPt,
    athletes: athletesPt,
    bookings: bookingsPt,
    session: sessionPt,
    calendars: calendarsPt,
    installedApp: installedAppPt,
    live: livePt,
    moderation: moderationPt,
    network: networkPt,
    membership: membershipPt,
    offers: offersPt,
    coaching: coachingPt,
    warRoom: warRoomPt,
    dashboard: dashboardPt,
    fightCamp: fightCampPt,
    firstCamp: firstCampPt,
    lookBack: lookBackPt,
    round: roundPt,
    checkIns: checkInsPt,
    fighterFile: fighterFilePt,
    shareCard: shareCardPt,
    notifications: notificationsPt,
    orders: ordersPt,
    people: peoplePt,
    spaces: spacesPt,
    plans: plansPt,
    messages: messagesPt,
    reviews: reviewsPt,
    withdrawal: withdrawalPt,
    quiz: quizPt,
    specialties: specialtiesPt,
    streak: streakPt,
    profile: profilePt,
    support: supportPt,
    training: trainingPt,
    translation: translationPt,
  },
  es: {
    admin: adminEs,
    adminOrders: adminOrdersEs,
    coachOrders: coachOrdersEs,
    accounts: accountsEs,
    ...shared(sharedEs, refusalsEs),
    landing: landingEs,
    mails: mailsSentEs.mails,
    outbox: outboxEs,
    palette: paletteEs,
    media: mediaEs,
    pictures: picturesEs,
    passkeys: passkeysEs,
    identityProvider: identityProviderEs,
    artOfWar: artOfWarEs,
    coachApplications: coachApplicationsEs,
    coachDesk: coachDeskEs,
    coaches: coachesEs,
    care: careEs,
    chat: chatEs,
    checkout: checkoutEs,
    marketplace: marketplaceEs,
    pitch: pitchEs,
    athletes: athletesEs,
    bookings: bookingsEs,
    session: sessionEs,
    calendars: calendarsEs,
    installedApp: installedAppEs,
    live: liveEs,
    moderation: moderationEs,
    network: networkEs,
    membership: membershipEs,
    offers: offersEs,
    coaching: coachingEs,
    warRoom: warRoomEs,
    dashboard: dashboardEs,
    fightCamp: fightCampEs,
    firstCamp: firstCampEs,
    lookBack: lookBackEs,
    round: roundEs,
    checkIns: checkInsEs,
    fighterFile: fighterFileEs,
    shareCard: shareCardEs,
    notifications: notificationsEs,
    orders: ordersEs,
    people: peopleEs,
    spaces: spacesEs,
    plans: plansEs,
    messages: messagesEs,
    reviews: reviewsEs,
    withdrawal: withdrawalEs,
    quiz: quizEs,
    specialties: specialtiesEs,
    streak: streakEs,
    profile: profileEs,
    support: supportEs,
    training: trainingEs,
    translation: translationEs,
  },
}

export function wordingOf(language: Language): Wording {
  return WORDINGS[language]
}

/** The preferred locale of a browser in each language. */
export const BROWSER_LOCALES: Record<Language, string> = { en: 'en-US', pt: 'pt-BR', es: 'es-MX' }

/** The names in the language menus, each in its own language. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', pt: 'Português', es: 'Español' }

/**
 * The screen size of a journey in each language: every language and both sizes, but not every pair (accessibility.spec.ts
 * has the pairs).
 */
const SCREEN_OF: Record<Language, '@desktop' | '@phone'> = { en: '@desktop', pt: '@phone', es: '@desktop' }

/** Marks a journey of every run that `npm run prove` repeats in the other languages, with axe on each screen. */
export const SAMPLE = '@sample'

/** The tags of a journey that runs in one language in every run, if in any, and in the others in `npm run prove`. */
export function turnOf(language: Language, everyRun?: Language): string[] {
  return [SCREEN_OF[language], language === everyRun ? SAMPLE : '@proof']
}

/** Puts values into the `{{placeholders}}` of a text. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
}
