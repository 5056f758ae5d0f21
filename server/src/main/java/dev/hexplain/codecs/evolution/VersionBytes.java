package dev.hexplain.codecs.evolution;

import dev.hexplain.codecs.FormatRef;
import java.util.Optional;

/**
 * An object of one version as a codec writes it.
 *
 * @param bytes not to be changed
 * @param format the format that decodes them; empty where the codec does not know
 */
@SuppressWarnings("ArrayRecordComponent") // passed on, never compared
public record VersionBytes(byte[] bytes, Optional<FormatRef> format) {}
