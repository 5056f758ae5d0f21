/**
 * The use cases: upload a dump, detect its layers and format, decode it, page through the tree. No HTTP and no
 * terminal.
 *
 * <p>{@link dev.hexplain.inspect.Inspector} is the server's entry, {@link dev.hexplain.inspect.DumpSession} the command
 * line's, which is over a temporary store. Answers are records of {@code view}; what cannot be done is a
 * {@link dev.hexplain.inspect.common.Refusal}. Imports everything but {@code api} and {@code cli}.
 *
 * <pre>{@code
 * TreeView tree = inspector.trees().decode(dump.id(), DecodeChoices.AUTO);
 * inspector.trees().read(tree.id(), reader -> reader.children("0", 0, 200));
 * }</pre>
 */
@NullMarked
package dev.hexplain.inspect;

import org.jspecify.annotations.NullMarked;
