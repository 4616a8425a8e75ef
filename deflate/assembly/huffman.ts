import { fixedSymbols } from './memory'

/** Longest code that a tree of so few bytes can have, and more. */
const deepest: u32 = 64

/** The symbols that occur, rarest first (u32): the count above nine bits of the symbol. */
const sorted: usize = memory.data(4 * fixedSymbols, 16)
/** The tree, in place: weights, then parents, then depths of inner nodes, at last the depths of leaves (u32). */
const nodes: usize = memory.data(4 * fixedSymbols, 16)
/** How many codes have each length (u32). */
const lengthCounts: usize = memory.data(4 * 64, 16)

/**
 * Computes the lengths of a Huffman code.
 * @param counts how often each symbol occurs (u32), in all below 2^23
 * @param lengths receives the bits of each symbol's code (u8), 0 for symbols that do not occur
 * @param longest largest allowed length
 */
export function computeLengths(counts: usize, lengths: usize, symbols: u32, longest: u32): void {
  memory.fill(lengths, 0, symbols)
  const used = collect(counts, symbols)
  if (used === 1) store<u8>(lengths + (node(sorted, 0) & 511), 1)
  if (used < 2) return
  sort(used)
  buildTree(used)
  countDepths(used)
  shorten(longest)
  let length = longest
  for (let index: u32 = 0; index < used; index++) {
    while (node(lengthCounts, length) === 0) length--
    setNode(lengthCounts, length, node(lengthCounts, length) - 1)
    store<u8>(lengths + (node(sorted, index) & 511), <u8>length)
  }
}

/** Computes the canonical codes of lengths (RFC 1951, 3.2.2), the first bit lowest. */
export function computeCodes(lengths: usize, codes: usize, symbols: u32): void {
  let code: u32 = 0
  for (let length: u32 = 1; length <= 15; length++) {
    for (let symbol: u32 = 0; symbol < symbols; symbol++) {
      if (load<u8>(lengths + symbol) === length) setNode(codes, symbol, reversed(code++, length))
    }
    code <<= 1
  }
}

/** Bits of all symbols of a block. */
export function bitsOf(counts: usize, lengths: usize, symbols: u32): u32 {
  let bits: u32 = 0
  for (let symbol: u32 = 0; symbol < symbols; symbol++) bits += node(counts, symbol) * load<u8>(lengths + symbol)
  return bits
}

function node(array: usize, index: u32): u32 {
  return load<u32>(array + ((<usize>index) << 2))
}

function setNode(array: usize, index: u32, value: u32): void {
  store<u32>(array + ((<usize>index) << 2), value)
}

function collect(counts: usize, symbols: u32): u32 {
  let used: u32 = 0
  for (let symbol: u32 = 0; symbol < symbols; symbol++) {
    const count = node(counts, symbol)
    if (count !== 0) setNode(sorted, used++, (count << 9) | symbol)
  }
  return used
}

/** A Shell sort: no memory, and fast enough for three hundred symbols. */
function sort(used: u32): void {
  for (let gap = used >> 1; gap > 0; gap >>= 1) {
    for (let index = gap; index < used; index++) {
      const moved = node(sorted, index)
      let hole = index
      for (; hole >= gap && node(sorted, hole - gap) > moved; hole -= gap) setNode(sorted, hole, node(sorted, hole - gap))
      setNode(sorted, hole, moved)
    }
  }
}

/**
 * Builds the tree in place and leaves the depths of its inner nodes (Moffat and Katajainen, "In-place calculation of minimum-redundancy
 * codes", 1995). Nodes before `root` are joined already and hold their parents.
 */
function buildTree(used: u32): void {
  for (let index: u32 = 0; index < used; index++) setNode(nodes, index, node(sorted, index) >> 9)
  let root: u32 = 0
  let leaf: u32 = 0
  for (let inner: u32 = 0; inner < used - 1; inner++) {
    let weight: u32 = 0
    for (let child = 0; child < 2; child++) {
      if (leaf >= used || (root < inner && node(nodes, root) < node(nodes, leaf))) {
        weight += node(nodes, root)
        setNode(nodes, root++, inner)
      } else weight += node(nodes, leaf++)
    }
    setNode(nodes, inner, weight)
  }
  setNode(nodes, used - 2, 0)
  for (let inner = <i32>used - 3; inner >= 0; inner--) setNode(nodes, inner, node(nodes, node(nodes, inner)) + 1)
}

/** Counts the leaves of each depth: what the nodes of a depth that are not inner nodes are. */
function countDepths(used: u32): void {
  memory.fill(lengthCounts, 0, 4 * deepest)
  let inner = <i32>used - 2
  let free: u32 = 1
  for (let depth: u32 = 0; free > 0; depth++) {
    let parents: u32 = 0
    for (; inner >= 0 && node(nodes, inner) === depth; inner--) parents++
    setNode(lengthCounts, depth, free - parents)
    free = parents << 1
  }
}

/** Gives codes that are too long the largest allowed length, and lengthens others until the code is a prefix code again. */
function shorten(longest: u32): void {
  for (let length = longest + 1; length < deepest; length++) {
    setNode(lengthCounts, longest, node(lengthCounts, longest) + node(lengthCounts, length))
  }
  let share: u32 = 0
  for (let length: u32 = 1; length <= longest; length++) share += node(lengthCounts, length) << (longest - length)
  for (; share > (<u32>1) << longest; share--) {
    let length = longest - 1
    while (node(lengthCounts, length) === 0) length--
    setNode(lengthCounts, length, node(lengthCounts, length) - 1)
    setNode(lengthCounts, length + 1, node(lengthCounts, length + 1) + 2)
    setNode(lengthCounts, longest, node(lengthCounts, longest) - 1)
  }
}

function reversed(code: u32, length: u32): u32 {
  let reverse: u32 = 0
  for (let bit: u32 = 0; bit < length; bit++) reverse |= ((code >> bit) & 1) << (length - 1 - bit)
  return reverse
}
