/** Statuses of a proxy whose server does not answer. */
const AWAY = [502, 503, 504]

/** For who has something kept: fails if the answer is too slow to wait for, or only says that the server is away. */
export async function inTime(arriving: Promise<Response>, patience: number): Promise<Response> {
  const response = await Promise.race([arriving, tooSlow(patience)])
  if (AWAY.includes(response.status)) throw new Error(`status ${response.status}`)
  return response
}

function tooSlow(patience: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('the network is too slow')), patience))
}
