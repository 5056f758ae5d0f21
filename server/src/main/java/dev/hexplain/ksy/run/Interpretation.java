package dev.hexplain.ksy.run;

import dev.hexplain.ksy.eval.StructValue;
import dev.hexplain.tree.FieldTree;
import java.util.Optional;

/**
 * What reading a source gave.
 *
 * @param root the object of the top type; instances that were not read yet are read when asked for, and may throw
 *     {@link ParseFailure}
 * @param failure the first thing that went wrong on the way through {@code seq}
 */
public record Interpretation(FieldTree tree, StructValue root, Optional<ReadFailure> failure) {}
