/**
 * Descriptors as files: where they are found, and how what is wrong with them is shown. Entry:
 * {@link dev.hexplain.inspect.descriptors.DescriptorFiles}. Imports {@code ksy}.
 *
 * <pre>{@code
 * DescriptorFiles files = new DescriptorFiles(List.of(Path.of("formats")));
 * DescriptorReading png = files.read(Path.of("formats/image/png.ksy"));
 * }</pre>
 */
@NullMarked
package dev.hexplain.inspect.descriptors;

import org.jspecify.annotations.NullMarked;
