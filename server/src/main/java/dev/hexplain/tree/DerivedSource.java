package dev.hexplain.tree;

import dev.hexplain.bytes.Range;

/**
 * A source made from another one while a tree was written (inflated, decrypted, joined); stored with the tree.
 *
 * @param number from 1 up; 0 is the dump
 * @param from number of the source they were made from
 * @param range the part of that source it was made from
 * @param layer the step that made it: {@code zlib}, {@code xor}
 * @param length number of bytes
 */
public record DerivedSource(int number, int from, Range range, String layer, long length) {}
