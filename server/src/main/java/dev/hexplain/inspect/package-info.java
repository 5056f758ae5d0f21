/**
 * The use cases: bring a dump, ask how it can be read, decode it, page through what was found. No HTTP and no terminal.
 *
 * <p>{@link dev.hexplain.inspect.Inspector} is the server's entry, {@link dev.hexplain.inspect.trees.DirectReading} the command
 * line's. Answers are records of {@code view}; what cannot be done is a {@link dev.hexplain.inspect.common.Refusal}. Imports
 * everything but {@code api} and {@code cli}.
 *
 * <pre>{@code
 * TreeView tree = inspector.decode(dump.id(), Choices.AUTO);
 * inspector.read(tree.id(), reader -> reader.children("0", 0, 200));
 * }</pre>
 */
@NullMarked
package dev.hexplain.inspect;

import org.jspecify.annotations.NullMarked;
