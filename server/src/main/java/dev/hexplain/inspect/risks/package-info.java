/**
 * What a Java serialization stream would do to a reader: the classes it names, known gadget chains, and each check that
 * the filter of {@code ObjectInputStream} would be asked for. All of it is read from the decoded tree; nothing is ever
 * deserialized, and no class is loaded.
 *
 * <p>{@link dev.hexplain.inspect.risks.StreamRisks} is the entry. {@code ObjectStreamWalk} goes through the tree in the
 * order in which {@code ObjectInputStream} reads, and counts as it counts; {@code ChainTable} has the chains.
 *
 * <pre>{@code
 * RisksView risks = StreamRisks.of(tree, decoder);
 * }</pre>
 */
@NullMarked
package dev.hexplain.inspect.risks;

import org.jspecify.annotations.NullMarked;
