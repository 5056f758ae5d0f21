/**
 * Pasted text: a preview of what it is, and the explanation of an exception's message.
 *
 * <p>{@link dev.hexplain.inspect.messages.MessageCases} are the use cases. Imports {@code inspect.trees},
 * {@code inspect.diagnosis} and what is below them.
 */
@NullMarked
package dev.hexplain.inspect.messages;

import org.jspecify.annotations.NullMarked;
