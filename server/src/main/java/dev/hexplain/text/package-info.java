/**
 * Text utilities: {@link dev.hexplain.text.NameSuggestion} suggests what a mistyped name was meant to be, and
 * {@link dev.hexplain.text.ModifiedUtf8} is the encoding that the JDK has no charset for. Imports nothing of Hexplain.
 *
 * <pre>{@code
 * "unknown option 'refrences'" + NameSuggestion.hint("refrences", known)   // …; did you mean 'references'?
 * }</pre>
 */
@NullMarked
package dev.hexplain.text;

import org.jspecify.annotations.NullMarked;
