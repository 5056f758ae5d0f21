package dev.hexplain.inspect;

import dev.hexplain.decode.schema.SchemaFormat;
import dev.hexplain.inspect.Labelled.Content;
import dev.hexplain.testing.Samples;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Labels of the project's own samples. */
final class LabelledSamples {
    private static final List<String> CATEGORIES =
            List.of("java", "encodings", "stores", "network", "records", "layers", "text", "captures");

    /** Formats whose bytes do not say what they are: records, numbers, packets of layers below others. */
    private static final Set<String> UNCERTAIN =
            Set.of("chronicle_raw", "protostuff", "one_nio", "fory", "flatbuffers", "sbe", "avro", "hazelcast");

    private LabelledSamples() {}

    static List<Labelled> all() {
        List<Labelled> all = new ArrayList<>();
        for (String category : CATEGORIES) {
            Samples.of(category).forEach(sample -> all.add(label(category, sample)));
        }
        return all;
    }

    private static Labelled label(String category, Samples.Entry sample) {
        Content content = (Content.Made) sample::bytes;
        String set = "samples/" + category;
        String format = sample.format();
        return switch (category) {
            case "java" ->
                isFragment(sample.file())
                        ? Labelled.tooLittle(set, sample.file(), content)
                        : Labelled.format(set, sample.file(), "java_serialization", content);
            case "records" -> Labelled.tooLittle(set, sample.file(), content);
            case "captures" ->
                Labelled.format(set, sample.file(), sample.file().endsWith("ng") ? "pcapng" : "pcap", content);
            case "text" ->
                new Labelled(
                        set,
                        sample.file(),
                        "a spelling",
                        answer -> answer.format().equals("java_serialization"),
                        content);
            case "layers" -> layer(set, sample.file(), content);
            case "network" -> network(set, sample, content);
            default -> {
                boolean schema = format.indexOf(SchemaFormat.SEPARATOR) >= 0 || UNCERTAIN.contains(format);
                yield schema
                        ? Labelled.tooLittle(set, sample.file(), content)
                        : new Labelled(set, sample.file(), format, answer -> isNamed(answer, format), content);
            }
        };
    }

    /** Redisson writes an object of an own class as Kryo alone does. */
    private static boolean isNamed(DetectedAs answer, String format) {
        boolean same = answer.format().equals(format)
                || (format.equals("redisson_kryo5") && answer.format().equals("kryo"));
        return answer.isPlain() && same;
    }

    private static boolean isFragment(String file) {
        return file.contains("without-header") || file.contains("header-truncated") || file.contains("after-http");
    }

    private static Labelled layer(String set, String file, Content content) {
        String name = file.substring(file.lastIndexOf('/') + 1);
        return switch (name) {
            case "order.tar.bz2" -> Labelled.layer(set, file, "bzip2", content);
            case "order.zst.base64.txt" -> Labelled.layer(set, file, "base64", content);
            case "orders.zip" -> Labelled.layer(set, file, "zip", content);
            case "record.confluent.bin" -> Labelled.layer(set, file, "confluent", content);
            case "session.sql" -> Labelled.layer(set, file, "table-rows", content);
            case "session.redis-cli.txt" -> Labelled.layer(set, file, "redis-cli", content);
            default -> Labelled.tooLittle(set, file, content);
        };
    }

    /** Packets and frames of the lower layers say their kind nowhere: what carries them does. */
    private static Labelled network(String set, Samples.Entry sample, Content content) {
        String format = sample.format();
        boolean untold = format.matches(".*_(packet|frame|segment|datagram|sll|sll2|loopback)|linux_sll.*")
                || format.startsWith("frames_u2")
                || sample.file().matches(".*(middle|mid-stream|single-op|damaged|virtual-connections|multiplex).*");
        return untold
                ? Labelled.tooLittle(set, sample.file(), content)
                : Labelled.format(set, sample.file(), format.startsWith("frames") ? "frames" : format, content);
    }
}
