import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { pageAt } from '#contract/pages.ts'
import { createBrowserHistory, type Location, type NavigateOptions, type Place } from './browser-history.ts'

type Navigate = (to: string, options?: NavigateOptions) => void

const Router = createContext<(Place & { navigate: Navigate }) | null>(null)

/** Gives the pages below it their location. See docs/decisions/047-our-own-small-router.md */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory(window))
  const [place, setPlace] = useState(history.place)
  useLayoutEffect(
    // As a transition: the old page stays until the new one's code has loaded.
    () => history.listen((next) => startTransition(() => setPlace(next))),
    [history],
  )
  const router = useMemo(() => ({ ...place, navigate: history.navigate }), [place, history])
  return <Router value={router}>{children}</Router>
}

function useRouter() {
  const router = use(Router)
  if (!router) throw new Error('There is no BrowserRouter around this component.')
  return router
}

export function useLocation(): Location {
  return useRouter().location
}

export function useNavigationType(): Place['action'] {
  return useRouter().action
}

/** Always the same function. Give it a path that begins with a slash. */
export function useNavigate(): Navigate {
  return useRouter().navigate
}

/** The parameters in the address of the current page, such as `coachId` of `/coach/:coachId`. */
export function useParams(): Partial<Record<string, string>> {
  const { pathname } = useLocation()
  return useMemo(() => paramsOf(pathname), [pathname])
}

/** Leads to another page as soon as it is shown. */
export function Navigate({ to, ...options }: NavigateOptions & { to: string }) {
  const navigate = useNavigate()
  const leave = useEffectEvent((path: string) => navigate(path, options))
  useEffect(() => leave(to), [to])
  return null
}

/** The page at a path of the address bar, where capitals and a slash at the end make no difference. */
export function pageOfPath(pathname: string) {
  return pageAt(pathname.replace(/\/+$/, '').toLowerCase())
}

export function paramsOf(pathname: string): Partial<Record<string, string>> {
  const values = pathname.split('/')
  const names = pageOfPath(pathname)?.split('/') ?? []
  return Object.fromEntries(
    names.flatMap((name, index) => (name.startsWith(':') ? [[name.slice(1), decode(values[index] ?? '')]] : [])),
  )
}

/** A path may hold a percent sign that encodes nothing. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
