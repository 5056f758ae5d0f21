package dev.hexplain.decode.embedding;

import dev.hexplain.bytes.Gaps;
import dev.hexplain.bytes.Window;
import dev.hexplain.decode.Budget;
import dev.hexplain.tree.TreeWriter;

/**
 * Where an embedded decoder works.
 *
 * @param source number of the source that is read; 0 is the dump
 * @param bytes of that source, all of them, which host and embedded decoder read in turn
 * @param gaps what of them nobody has
 * @param budget of the whole tree
 */
public record EmbeddingSite(int source, Window bytes, Gaps gaps, TreeWriter out, Budget budget) {}
