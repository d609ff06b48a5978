/** The field with 256 elements that QR codes count in: powers of two, reduced by x⁸ + x⁴ + x³ + x² + 1. */
const POWERS = new Uint8Array(255)
const EXPONENTS = new Uint8Array(256)

for (let exponent = 0, value = 1; exponent < 255; exponent++) {
  POWERS[exponent] = value
  EXPONENTS[value] = exponent
  value <<= 1
  if (value > 255) value ^= 0x11d
}

function multiply(a: number, b: number): number {
  if (a === 0 || b === 0) return 0
  return POWERS[((EXPONENTS[a] ?? 0) + (EXPONENTS[b] ?? 0)) % 255] ?? 0
}

/** The product of (x − 2ⁱ) for i below `degree`, highest power first, its leading 1 left out. */
function generator(degree: number): number[] {
  let factors = [1]
  for (let i = 0; i < degree; i++) {
    const root = POWERS[i] ?? 0
    factors = [...factors, 0].map((factor, place) => factor ^ multiply(factors[place - 1] ?? 0, root))
  }
  return factors.slice(1)
}

/** The correction codewords: what is left when the data is divided by the generator. */
export function correctionCodewords(data: readonly number[], count: number): number[] {
  const divisor = generator(count)
  let rest = new Array<number>(count).fill(0)
  for (const codeword of data) {
    const lead = codeword ^ (rest[0] ?? 0)
    rest = [...rest.slice(1), 0].map((value, place) => value ^ multiply(divisor[place] ?? 0, lead))
  }
  return rest
}
