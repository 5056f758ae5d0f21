/**
 * Many messages of one unknown format beside each other: the fields that they have in common, as text, for the API and as the
 * beginning of a descriptor. {@link dev.hexplain.inspect.layouts.SharedLayout} is what they have in common.
 */
@NullMarked
package dev.hexplain.inspect.layouts;

import org.jspecify.annotations.NullMarked;
