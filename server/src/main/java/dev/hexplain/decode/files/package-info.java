/**
 * Kinds of files that other programs read and no format here does, recognised by their signatures. {@code FileKinds} looks a
 * source up; {@code MediaKinds} and its neighbours have a row for each kind. To add a kind, add its row: a signature,
 * and a second fact of the structure that must agree with it. Imports {@code bytes} alone.
 */
@NullMarked
package dev.hexplain.decode.files;

import org.jspecify.annotations.NullMarked;
