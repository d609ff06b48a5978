import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { LANGUAGES } from '#contract/language.ts'
import { BUSINESS_MATTERS, BUSINESS_SIDES, POST_STATES, REACTIONS, SPACE_KINDS } from '#contract/space-rules.ts'
import { createdAt, id, moment, newestFirst } from '#server/db/columns.ts'
import { oneOf } from '#server/db/enumeration.ts'
import { users } from '#server/features/accounts/tables.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** A network: where members meet. Those that ship with Kiai have their texts in content/spaces, in three languages. */
export const spaces = pgTable(
  'spaces',
  {
    id: id(),
    slug: text().notNull(),
    kind: text({ enum: SPACE_KINDS }).notNull().default('open'),
    /** Of a coach's own space. */
    name: text(),
    about: text(),
    coach_id: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** Of a house coach's space. */
    coach_slug: text(),
    slow_seconds: integer().notNull().default(0),
    /** Kept by the transaction that joins or leaves. */
    members: integer().notNull().default(0),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('spaces_slug_once').on(table.slug),
    uniqueIndex('spaces_one_of_a_coach').on(table.coach_id),
    check('spaces_kind_known', oneOf(table.kind, SPACE_KINDS)),
    check('spaces_clients_have_a_coach', sql`(${table.kind} = 'clients') = (${table.coach_id} is not null)`),
  ],
)

export const space_members = pgTable(
  'space_members',
  {
    space_id: uuid()
      .notNull()
      .references(() => spaces.id, { onDelete: 'cascade' }),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The position up to which everything was read: time and id of a post. It only moves forward. */
    read_until: moment(),
    read_post_id: uuid(),
    introduced_at: moment(),
    joined_at: createdAt(),
    /** Null while a member. The row stays, so that coming back does not make everything unread. */
    left_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.space_id, table.user_id] }),
    index('space_members_by_user').on(table.user_id),
    index('space_members_by_joining').on(table.space_id, ...newestFirst(table.joined_at, table.user_id)),
  ],
)

/** Whom a coach let into the own space or keeps out. Without a row, those who bought from the coach may enter. */
export const space_guests = pgTable(
  'space_guests',
  {
    space_id: uuid()
      .notNull()
      .references(() => spaces.id, { onDelete: 'cascade' }),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    let_in: boolean().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.space_id, table.user_id] }),
    index('space_guests_by_user').on(table.user_id),
    index('space_guests_of_space').on(table.space_id, ...newestFirst(table.created_at, table.user_id)),
  ],
)

/** A post, or a reply to one. A hidden one keeps its row, so that replies stay in place. */
export const posts = pgTable(
  'posts',
  {
    id: id(),
    space_id: uuid()
      .notNull()
      .references(() => spaces.id, { onDelete: 'cascade' }),
    parent_id: uuid().references((): AnyPgColumn => posts.id, { onDelete: 'cascade' }),
    /** Null after the account was deleted; the body is then emptied too. */
    author_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Made by the browser with the draft: the same key writes once. */
    key: uuid().notNull(),
    body: text().notNull(),
    /** What the text is written in; that of the author's pages where a short text does not tell. */
    language: text({ enum: LANGUAGES }).notNull(),
    pictures: jsonb().$type<{ id: string; alt: string }[]>().notNull().default([]),
    side: text({ enum: BUSINESS_SIDES }),
    matter: text({ enum: BUSINESS_MATTERS }),
    place: text(),
    pay: text(),
    until: date(),
    state: text({ enum: POST_STATES }).notNull().default('shown'),
    is_public: boolean().notNull().default(false),
    pinned_at: moment(),
    helpful_at: moment(),
    /** Kept by the transaction that writes, deletes or hides a reply. */
    replies: integer().notNull().default(0),
    /** Stemmed words of the post and the techniques it names, in all languages. */
    search: tsvector(),
    created_at: createdAt(),
    edited_at: moment(),
    /** Counts edits: a translation belongs to one revision. */
    revision: integer().notNull().default(1),
  },
  (table) => [
    check('posts_state_known', oneOf(table.state, POST_STATES)),
    check('posts_language_known', oneOf(table.language, LANGUAGES)),
    check('posts_side_known', oneOf(table.side, BUSINESS_SIDES)),
    check('posts_matter_known', oneOf(table.matter, BUSINESS_MATTERS)),
    uniqueIndex('posts_key_once').on(table.author_id, table.key),
    index('posts_feed')
      .on(table.space_id, ...newestFirst(table.created_at, table.id))
      .where(sql`${table.parent_id} is null`),
    index('posts_of_parent').on(table.parent_id, table.created_at, table.id).where(sql`${table.parent_id} is not null`),
    index('posts_of_author').on(table.author_id, ...newestFirst(table.created_at, table.id)),
    index('posts_public')
      .on(table.space_id, ...newestFirst(table.created_at, table.id))
      .where(sql`${table.is_public} and ${table.parent_id} is null and ${table.state} = 'shown'`),
    index('posts_pinned').on(table.space_id).where(sql`${table.pinned_at} is not null`),
    // To decide who may see a picture.
    index('posts_by_picture')
      .using('gin', table.pictures.op('jsonb_path_ops'))
      .where(sql`${table.pictures} <> '[]'::jsonb`),
    index('posts_search').using('gin', table.search),
    // For a search: replies too.
    index('posts_by_time')
      .on(...newestFirst(table.created_at, table.id))
      .where(sql`${table.state} = 'shown'`),
    index('posts_of_space')
      .on(table.space_id, ...newestFirst(table.created_at, table.id))
      .where(sql`${table.state} = 'shown'`),
  ],
)

/** Earlier texts of a post, for moderators. */
export const post_revisions = pgTable(
  'post_revisions',
  {
    post_id: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    body: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.post_id, table.revision] })],
)

/**
 * What a revision of a post says in another language, made once for all readers. The row is there from the moment
 * someone asks for it; its body follows. The rows of a post go when it is edited, hidden or deleted.
 */
export const post_translations = pgTable(
  'post_translations',
  {
    post_id: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    /** Null until it is made. */
    body: text(),
    model: text(),
    asked_at: createdAt(),
    /** After a failure: nobody needs to ask again before this. */
    try_after: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.post_id, table.revision, table.language] }),
    check('post_translations_language_known', oneOf(table.language, LANGUAGES)),
  ],
)

export const reactions = pgTable(
  'reactions',
  {
    post_id: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reaction: text({ enum: REACTIONS }).notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.post_id, table.user_id, table.reaction] }),
    check('reactions_reaction_known', oneOf(table.reaction, REACTIONS)),
    index('reactions_by_user').on(table.user_id),
  ],
)

/** Who was named in a post and could read it then. */
export const mentions = pgTable(
  'mentions',
  {
    post_id: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.post_id, table.user_id] }), index('mentions_by_user').on(table.user_id)],
)
