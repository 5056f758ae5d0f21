package dev.hexplain.ksy.run;

import dev.hexplain.ksy.eval.StructValue;
import dev.hexplain.tree.FieldTree;
import java.util.Optional;

/**
 * The result of interpreting a source: the tree, the root object and the first failure.
 *
 * @param root the object of the top type; instances that were not read yet are read on demand, and may throw
 *     {@link ParseFailure}
 * @param failure the first failure while reading {@code seq}
 */
public record Interpretation(FieldTree tree, StructValue root, Optional<ReadFailure> failure) {}
