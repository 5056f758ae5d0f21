package dev.hexplain.decode.embedding;

import dev.hexplain.bytes.Gaps;
import dev.hexplain.bytes.Window;
import dev.hexplain.decode.Budget;
import dev.hexplain.tree.TreeWriter;

/**
 * The tree, source and budget that an embedded decoder works with.
 *
 * @param source number of the source that is read; 0 is the dump
 * @param bytes all bytes of that source, which both decoders read in turn
 * @param gaps the missing ones among them
 * @param budget of the whole tree
 */
public record EmbeddingSite(int source, Window bytes, Gaps gaps, TreeWriter out, Budget budget) {}
