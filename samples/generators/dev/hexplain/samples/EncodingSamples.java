package dev.hexplain.samples;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.Encoding;
import dev.hexplain.codecs.Family;
import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.codecs.samples.Samples;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.wire.Wire;
import net.openhft.chronicle.wire.WireType;

/**
 * What the libraries themselves write: some objects in each codec that can encode them. Equal bytes of one format are
 * one sample. Codecs of the JDK have samples of their own.
 */
final class EncodingSamples {
    private static final List<String> OBJECTS = List.of("order", "market-data", "session");

    private static final Map<String, String> FORMATS = new HashMap<>();
    private static final Sample RAW_TEXTS = Sample.of(
            "texts.chronicle-raw",
            "Texts, Chronicle's raw wire",
            "A list, null and a date as RAW keeps them: their text, without names or types.",
            EncodingSamples::rawTexts);

    private EncodingSamples() {}

    static List<Sample> all() {
        List<Sample> samples = new ArrayList<>();
        Set<String> known = new HashSet<>();
        for (String object : OBJECTS) {
            dev.hexplain.codecs.samples.Sample encoded = Samples.get(object).orElseThrow();
            for (Codec codec : Codecs.all()) {
                boolean ownSamples =
                        codec.family() == Family.RECORDS || codec.id().equals("java");
                if (!ownSamples && codec.run(encoded, encoded.build()) instanceof Encoding.Encoded written) {
                    String format = written.format().id();
                    if (known.add(written.format().format() + HexFormat.of().formatHex(written.bytes()))) {
                        samples.add(sample(encoded, codec, written.bytes()));
                        FORMATS.put(samples.getLast().id(), format);
                    }
                }
            }
        }
        samples.add(RAW_TEXTS);
        FORMATS.put(RAW_TEXTS.id(), "chronicle_raw");
        return samples;
    }

    /** Not a codec: the texts of two values and null, in the form of the wire that only keeps texts. */
    private static byte[] rawTexts() {
        Bytes<byte[]> bytes = Bytes.allocateElasticOnHeap();
        Wire wire = WireType.RAW.apply(bytes);
        wire.write("prices").object(List.of(0.1, 0.2, 0.3));
        wire.write("note").object(null);
        wire.write("day").object(LocalDate.of(2018, 6, 14));
        return bytes.toByteArray();
    }

    private static Sample sample(dev.hexplain.codecs.samples.Sample object, Codec codec, byte[] bytes) {
        return Sample.of(
                object.id() + "." + codec.id(), object.title() + ", " + codec.title(), codec.doc(), bytes::clone);
    }

    /** What explains a sample. */
    static String format(Sample encoding) {
        return FORMATS.get(encoding.id());
    }
}
