/**
 * Bytes that are kept under keys: files of a folder, or objects in a bucket of S3, which several servers may share.
 *
 * <p>Start at {@link dev.hexplain.store.objects.ObjectStore}. Imports {@code bytes} and {@code tree}, for failures of
 * storage.
 *
 * <pre>{@code
 * try (ObjectStore objects = new ObjectFolder(folder, folder.resolve("incoming"))) {
 *     objects.put("schemas/4f2a", bytes);
 * }
 * }</pre>
 */
@NullMarked
package dev.hexplain.store.objects;

import org.jspecify.annotations.NullMarked;
