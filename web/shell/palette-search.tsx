import { useQuery } from '@tanstack/react-query'
import { WAR_ROOM } from '#contract/rooms.ts'
import { sessionsQuery } from '#web/features/chat/queries.ts'
import { publicProfilePath } from '#web/features/coaches/coach.ts'
import { coachesQuery } from '#web/features/coaches/queries.ts'
import { SEARCH_MAX_LENGTH } from '#web/features/coaches/wanted-coaches.ts'
import type { PaletteCommand } from '#web/features/palette/palette-command.ts'
import { useTranslation } from '#web/i18n/use-translation.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { useDebounced } from '#web/ui/use-debounced.ts'

const TYPING_PAUSE_MS = 300

type Found = { sessions: PaletteCommand[]; coaches: PaletteCommand[]; searching: boolean }

/** Searches on the server: saved sessions by their messages, and human coaches by name. */
export function usePaletteSearch(typed: string, wanted: boolean, go: (path: string) => void): Found {
  const { t } = useTranslation('common')
  const trimmed = typed.trim().slice(0, SEARCH_MAX_LENGTH)
  const search = useDebounced(trimmed, TYPING_PAUSE_MS)
  const sessions = useQuery({ ...sessionsQuery(WAR_ROOM, search), enabled: wanted })
  const coaches = useQuery({ ...coachesQuery({ search, specialty: undefined }), enabled: wanted })
  return {
    sessions: (sessions.data?.conversations ?? []).map(({ id, topic }) => ({
      id: `session ${id}`,
      label: topic ?? t('nav.warRoom'),
      keywords: [t('nav.warRoom')],
      // The former results stay on the screen until the new ones are loaded.
      ...(!sessions.isPlaceholderData && { foundBy: search }),
      run: () => go(`/war-room?session=${id}`),
    })),
    coaches: (coaches.data?.coaches ?? []).map(({ user_id, slug, full_name, coach_image_url }) => ({
      id: publicProfilePath(slug),
      label: full_name,
      keywords: [t('nav.coaches')],
      icon: <Avatar id={user_id} src={coach_image_url} size="full" />,
      run: () => go(publicProfilePath(slug)),
    })),
    searching: wanted && (search !== trimmed || sessions.isFetching || coaches.isFetching),
  }
}
