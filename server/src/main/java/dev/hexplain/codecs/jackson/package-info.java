/**
 * Shared by codecs that use Jackson: {@link dev.hexplain.codecs.jackson.JacksonCoder} is given a mapper and a format.
 * Imports {@code codecs}.
 *
 * <pre>{@code
 * final class CborCoder extends JacksonCoder {
 *     CborCoder(AllowedClasses classes) {
 *         super(CBORMapper.builder(), Typing.NONE, "cbor", classes);
 *     }
 * }
 * }</pre>
 */
@NullMarked
package dev.hexplain.codecs.jackson;

import org.jspecify.annotations.NullMarked;
