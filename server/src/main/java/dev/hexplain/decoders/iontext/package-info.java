/**
 * Amazon Ion 1.0 in its text form: a superset of JSON with unquoted names, annotations, comments and more types.
 *
 * <p>{@link dev.hexplain.decoders.iontext.IonText} is the entry. {@code IonTextGrammar} reads one item at a time,
 * {@code IonTextValuePrefix} what precedes its value: white space, a name, annotations. {@code IonTextLexer} finds the
 * ends of tokens, {@code IonTextToken} has their kinds. Imports {@code bytes}, {@code tree} and {@code decode}.
 *
 * <pre>{@code
 * FieldTree tree = new IonText().decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * tree.find("item[0].prices[3]");
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.iontext;

import org.jspecify.annotations.NullMarked;
