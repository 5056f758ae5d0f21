/**
 * Patches as files of their own: what makes one source of another, in the forms that other programs read.
 * {@link dev.hexplain.edit.patches.PatchForm} has them all; {@link dev.hexplain.edit.patches.PatchFile} is one of
 * these. Imports {@code edit} and {@code bytes}.
 */
@NullMarked
package dev.hexplain.edit.patches;

import org.jspecify.annotations.NullMarked;
