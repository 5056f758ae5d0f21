/**
 * Patches as files of their own: what makes one source of another, in the forms that other programs read.
 * {@link dev.hexplain.edit.patches.PatchForm} has them all; {@link dev.hexplain.edit.patches.PatchFile} is one that was
 * brought. Imports {@code edit} and {@code bytes}.
 *
 * <pre>{@code
 * PatchForm.IPS.write(before, after, patch, out);
 * PatchFile.read(bytes).apply(before, most, out);
 * }</pre>
 */
@NullMarked
package dev.hexplain.edit.patches;

import org.jspecify.annotations.NullMarked;
