/**
 * Words for messages, for whoever reports a mistake in a text: {@link dev.hexplain.text.Similar} guesses what a mistyped
 * name was meant to be. And {@link dev.hexplain.text.ModifiedUtf8}, the encoding that the JDK has no charset for. Imports
 * nothing of Hexplain.
 *
 * <pre>{@code
 * "unknown option 'refrences'" + Similar.hint("refrences", known)   // …; did you mean 'references'?
 * }</pre>
 */
@NullMarked
package dev.hexplain.text;

import org.jspecify.annotations.NullMarked;
