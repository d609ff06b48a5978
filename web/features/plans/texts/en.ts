export const texts = {
  title: 'Your plans',
  lead: 'What you decided to do, step by step. Tick off what is done: it counts for your streak.',
  loading: 'Loading your plans...',
  empty: {
    title: 'No plan yet',
    text: 'Take a problem to the War Room. When an answer has steps you want to take, save it as a plan.',
    action: 'Enter the War Room',
  },
  card: {
    kept: 'Saved on {{date}}',
    finished: 'Finished on {{date}}',
    complete: 'Done',
    progress_one: '{{done}} of {{count}} step done',
    progress_other: '{{done}} of {{count}} steps done',
    progressLabel: 'Progress of {{title}}',
    metric: 'How you measure it',
    ifThen: 'If–then rule',
    calendar: 'Add to calendar',
    delete: 'Delete',
  },
  finished: {
    title: 'Finished',
    eyebrow: 'Plan finished',
    text_one: 'One step, and you took it. You will find the plan under Finished.',
    text_other: '{{count}} steps, and you took every one of them. You will find the plan under Finished.',
    close: 'Onward',
  },
  step: {
    due: 'Due {{day}}',
    overdue: 'Was due {{day}}',
    today: 'Due today',
    tomorrow: 'Due tomorrow',
    undated: 'No date',
    done: 'Done',
    doneOn: 'Done on {{date}}',
    outcome: 'rated {{outcome}} out of 10',
    waits: 'not sent yet',
    edit: 'Edit: {{text}}',
  },
  edit: {
    title: 'Edit this step',
    text: 'What you will do',
    due: 'Due on',
    dueHint: 'Leave it empty for a step without a date.',
    save: 'Save step',
  },
  delete: {
    title: 'Delete this plan?',
    text: '“{{title}}” and its steps will be gone for good. What you did still counts for your streak.',
    submit: 'Delete plan',
  },
  next: {
    title: 'Your plan',
    open_one: '{{count}} open step',
    open_other: '{{count}} open steps',
    all: 'All plans',
  },
  toast: {
    ticked: 'Step done. It counts for your streak.',
    undo: 'Undo',
    tickFailed: 'The step was not ticked off',
    openFailed: 'The step could not be reopened',
    changed: 'Step saved',
    changeFailed: 'The step was not saved',
    deleted: 'Plan deleted',
    deleteFailed: 'The plan was not deleted',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    plans: typeof texts
  }
}
