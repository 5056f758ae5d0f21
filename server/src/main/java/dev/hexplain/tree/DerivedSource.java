package dev.hexplain.tree;

import dev.hexplain.bytes.Range;

/**
 * Bytes that were made of others while a tree was written, and are kept with it.
 *
 * @param number from 1 up; 0 is the dump
 * @param from number of the source they were made from
 * @param range what was taken of that source
 * @param layer what was done to it: {@code zlib}, {@code xor}
 * @param length number of bytes
 */
public record DerivedSource(int number, int from, Range range, String layer, long length) {}
