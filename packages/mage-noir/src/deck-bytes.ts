const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Bytes as base64url without padding. */
export const toBase64 = (bytes: readonly number[]): string => {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const three = bytes.slice(at, at + 3)
    const bits = ((three[0] ?? 0) << 16) | ((three[1] ?? 0) << 8) | (three[2] ?? 0)
    for (let sixth = 0; sixth <= three.length; sixth++) text += alphabet[(bits >> (18 - 6 * sixth)) & 63]
  }
  return text
}

/** The bytes of a base64url text without padding, or null when it is none. */
export const fromBase64 = (text: string): number[] | null => {
  const bytes: number[] = []
  for (let at = 0; at < text.length; at += 4) {
    const four = text.slice(at, at + 4)
    if (four.length === 1) return null
    let bits = 0
    for (let sixth = 0; sixth < 4; sixth++) {
      const value = sixth < four.length ? alphabet.indexOf(four[sixth]!) : 0
      if (value < 0) return null
      bits = (bits << 6) | value
    }
    const made = [(bits >> 16) & 255, (bits >> 8) & 255, bits & 255]
    // One text for equal bytes: what is left over must be zero.
    if (made.slice(four.length - 1).some((byte) => byte !== 0)) return null
    bytes.push(...made.slice(0, four.length - 1))
  }
  return bytes
}

/** CRC-8 with polynomial 0x07. */
export const crc8 = (bytes: readonly number[]): number => {
  let crc = 0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x80 ? ((crc << 1) ^ 0x07) & 0xff : (crc << 1) & 0xff
  }
  return crc
}
