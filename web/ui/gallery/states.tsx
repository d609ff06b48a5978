import Inbox from 'lucide-react/icons/inbox'
import { Button } from '../button.tsx'
import { Card } from '../card.tsx'
import { EmptyState } from '../empty-state.tsx'
import { Notice } from '../notice.tsx'
import { Progress } from '../progress.tsx'
import { RetryNotice } from '../retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '../skeleton.tsx'
import { Loading } from '../spinner.tsx'
import { Section } from './section.tsx'

export function States() {
  return (
    <Section title="States">
      <div className="grid gap-4 lg:grid-cols-2">
        <Card>
          <EmptyState
            seed="sessions"
            title="No sessions yet"
            icon={<Inbox className="size-8" />}
            action={<Button>Open the war room</Button>}
          >
            Name the problem once. The plan stays here, ready to be picked up again.
          </EmptyState>
        </Card>
        <Card className="grid content-between gap-6">
          <SkeletonGroup label="Loading your dashboard…" className="grid gap-3">
            <Skeleton className="h-8 w-2/3" />
            <Skeleton />
            <Skeleton className="h-4 w-5/6" />
            <Skeleton className="h-32" />
          </SkeletonGroup>
          <Loading label="Loading…" />
        </Card>
      </div>
      <Notice
        tone="error"
        title="Your sessions did not load"
        action={
          <Button size="small" variant="secondary">
            Retry
          </Button>
        }
      >
        The rest of the page works.
      </Notice>
      <RetryNotice retryLabel="Try again" onRetry={() => undefined}>
        This part could not be loaded.
      </RetryNotice>
      <RetryNotice retryLabel="Try again" onRetry={() => undefined} busy>
        It is being asked for again.
      </RetryNotice>
      <Notice tone="warn" title="Two messages left today" />
      <Notice tone="success">Your profile is saved.</Notice>
      <Notice>Your application is being reviewed.</Notice>
      <div className="grid gap-3">
        <Progress label="Question 2 of 4" value={50} />
        <Progress label="Fire level" value={85} tone="fire" />
        <Progress label="Seats sold" value={20} tone="brass" />
      </div>
    </Section>
  )
}
