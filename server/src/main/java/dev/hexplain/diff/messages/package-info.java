/**
 * What many messages of one unknown format have in common: {@link dev.hexplain.diff.messages.CommonLayout} goes through all of
 * them at once, each from its own position, and takes what fits best next: bytes that are the same, a length of what follows
 * or of the whole, a counter, a time, a text, a number. Imports {@code bytes}.
 */
@NullMarked
package dev.hexplain.diff.messages;

import org.jspecify.annotations.NullMarked;
