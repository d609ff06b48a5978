import type { addProduct, addService } from '#contract/coach-desk.ts'
import type { Input } from '#contract/endpoint.ts'

/** What a coach writes of a service; its price as text is worked out. */
export type ServiceFields = Input<typeof addService>

/** What a coach writes of a product; ratings are not a coach's to give. */
export type ProductFields = Input<typeof addProduct>
