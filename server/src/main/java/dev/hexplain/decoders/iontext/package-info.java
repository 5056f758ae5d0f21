/**
 * Amazon Ion 1.0 in its text form: what looks like JSON with names that need no quotation marks, and with types,
 * annotations, comments and more kinds of values.
 *
 * <p>{@link dev.hexplain.decoders.iontext.IonText} is the entry. {@code IonTextGrammar} reads one item at a time, whose head
 * ({@code IonTextValuePrefix}) is what stands before the value: white space, a name, annotations. {@code IonTextLexer} knows where tokens
 * end, {@code IonTextToken} what they are. Imports {@code bytes}, {@code tree} and {@code decode}.
 *
 * <pre>{@code
 * FieldTree tree = new IonText().decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * tree.find("item[0].prices[3]");
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.iontext;

import org.jspecify.annotations.NullMarked;
