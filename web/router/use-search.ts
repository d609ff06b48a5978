import { useLocation, useNavigate } from './browser-router.tsx'

type Fields = Record<string, string>
type SetSearch = (
  /** The whole query, or a function that makes it from the newest one. */
  fields: Fields | ((newest: URLSearchParams) => Fields),
  options?: { replace?: boolean; state?: unknown },
) => void

/** The query of the address, and a function that changes it on the same page. */
export function useSearch(): [URLSearchParams, SetSearch] {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const setSearch: SetSearch = (fields, options) => {
    // A page is rendered some time after its address changed, so the rendered query may miss the last change.
    const next = typeof fields === 'function' ? fields(new URLSearchParams(window.location.search)) : fields
    const query = new URLSearchParams(next).toString()
    navigate(query ? `${pathname}?${query}` : pathname, options)
  }
  return [new URLSearchParams(search), setSearch]
}
