import { useLocation, useNavigate } from 'react-router'

type SetSearch = (fields: Record<string, string>, options?: { replace?: boolean; state?: unknown }) => void

/** The query of the address, and a function that changes it on the same page. */
export function useSearch(): [URLSearchParams, SetSearch] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const setSearch: SetSearch = (fields, options) =>
    void navigate({ search: new URLSearchParams(fields).toString() }, options)
  return [new URLSearchParams(search), setSearch]
}
