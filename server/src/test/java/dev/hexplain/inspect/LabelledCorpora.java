package dev.hexplain.inspect;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.inspect.Labelled.Content;
import dev.hexplain.testing.Corpus;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Labels of the files of the corpus, by its folders. Files about a folder's files are text, and labelled as that. */
final class LabelledCorpora {
    private static final ObjectMapper JSON = new ObjectMapper();

    /** What each encoder wrote. Those that only a schema or a class list explains are told by nothing. */
    private static final Map<String, String> ENCODERS = Map.ofEntries(
            Map.entry("cbor", "cbor"),
            Map.entry("cbor-stringref", "cbor"),
            Map.entry("chronicle-wire-BINARY", "chronicle_wire"),
            Map.entry("chronicle-wire-BINARY_LIGHT", "chronicle_wire"),
            Map.entry("fst2.57-minbin", "fst_minbin"),
            Map.entry("fst2.57", "fst"),
            Map.entry("hessian1", "hessian1"),
            Map.entry("hessian2", "hessian2"),
            Map.entry("java-ser", "java_serialization"),
            Map.entry("kryo5-noref", "kryo"),
            Map.entry("kryo5-ref", "kryo"),
            Map.entry("one-nio2.3-persist", "one_nio_persist"),
            Map.entry("smile", "smile"));

    /** Formats that put their name in front of everything. */
    private static final Set<String> SIGNED = Set.of("java_serialization", "smile");

    /** Objects and maps with names; what else there is are numbers, texts and lists, which most formats spell alike. */
    private static final Set<String> NAMED = Set.of("person", "treemap", "shared_refs");

    /** Maps of formats that do not write what they are. */
    private static final Set<String> UNCERTAIN = Set.of(
            "fst2.57/treemap",
            "fst2.57/shared_refs",
            "kryo5-noref/treemap",
            "kryo5-noref/shared_refs",
            "one-nio2.3-persist/treemap",
            "one-nio2.3-persist/shared_refs");

    private final List<Labelled> all = new ArrayList<>();

    private LabelledCorpora() {}

    static List<Labelled> all() throws IOException {
        LabelledCorpora labels = new LabelledCorpora();
        for (Path folder : Corpus.folders("")) {
            if (Files.isDirectory(folder)) {
                labels.folder(folder, folder.getFileName().toString());
            }
        }
        return labels.all;
    }

    private void folder(Path folder, String set) throws IOException {
        for (Path file : Corpus.files(folder)) {
            String name = folder.relativize(file).toString();
            Content content = new Content.InFile(file);
            boolean known = set.startsWith("java-")
                    ? java(set, name, content)
                    : set.startsWith("pcap")
                            ? capture(set, name, content)
                            : switch (set) {
                                case "encoders-real" -> encoding(set, name, content);
                                case "avro" -> avro(set, name, content);
                                case "smile-serde" ->
                                    name.endsWith(".smile") && add(format(set, name, "smile", content));
                                case "hessian.js" -> hessian(set, name, content);
                                case "thrift-fixtures" -> thrift(set, name, content);
                                case "protobuf-protoscope" -> protoscope(set, name, content);
                                case "hex-dialects" -> dialect(folder, set, name, content);
                                case "bson-corpus" -> bson(set, name, file);
                                case "cbor-appendix-a" -> cbor(set, name, file);
                                case "msgpack-suite" -> msgpack(set, name, file);
                                case "kaitai-samples" ->
                                    !isText(name)
                                            && !name.matches(".*\\.(license|json)")
                                            && add(Labelled.nothing(set, name, content));
                                case "kaitai-tests" -> name.startsWith("src/") && kaitai(set, name, content);
                                case "faults" -> fault(set, name, content);
                                // What each of them is stands in a table of its own, which other tests read.
                                case "faults3" -> true;
                                default -> false;
                            };
            if (!known) {
                text(set, name, content);
            }
        }
    }

    private boolean add(Labelled each) {
        return all.add(each);
    }

    private static Labelled format(String set, String name, String format, Content content) {
        return Labelled.format(set, name, format, content);
    }

    private boolean java(String set, String name, Content content) {
        if (name.startsWith("rmi/")) {
            return !isText(name) && add(format(set, name, "jrmp", content));
        }
        return (name.startsWith("files/") || name.startsWith("sd-failed/"))
                && !isText(name)
                && add(format(set, name, "java_serialization", content));
    }

    private static boolean isText(String name) {
        return name.endsWith(".txt") || name.endsWith(".md") || name.contains("LICENSE");
    }

    private boolean capture(String set, String name, Content content) {
        if (name.endsWith(".pcap") || name.endsWith(".pcapng")) {
            byte[] head = head(content);
            boolean next = head.length >= 4 && head[0] == 0x0A && head[1] == 0x0D;
            return add(
                    head.length < 24
                            ? Labelled.tooLittle(set, name, content)
                            : new Labelled(
                                    set,
                                    name,
                                    next ? "pcapng" : "pcap",
                                    answer -> answer.format().equals(next ? "pcapng" : "pcap"),
                                    content));
        }
        return false;
    }

    private boolean encoding(String set, String name, Content content) {
        String encoder = name.substring(0, Math.max(0, name.indexOf('/')));
        String value = name.substring(name.indexOf('/') + 1).replace(".bin", "");
        String format = ENCODERS.get(encoder);
        if (!name.endsWith(".bin")) {
            return false;
        }
        return add(
                format != null
                                && (SIGNED.contains(format) || NAMED.contains(value))
                                && !UNCERTAIN.contains(encoder + "/" + value)
                        ? format(set, name, format, content)
                        : Labelled.tooLittle(set, name, content));
    }

    private boolean avro(String set, String name, Content content) {
        byte[] head = head(content);
        boolean container = head.length > 4 && head[0] == 'O' && head[1] == 'b' && head[2] == 'j' && head[3] == 1;
        if (container) {
            return add(format(set, name, "avro_container", content));
        }
        return (name.endsWith(".avro") || name.endsWith(".bin")) && add(Labelled.tooLittle(set, name, content));
    }

    private boolean hessian(String set, String name, Content content) {
        boolean typed = name.matches("v./(map|object|exception)/.*") || name.matches("v./list/.*typed_list.*");
        boolean untyped = name.contains("untyped") || name.contains("foo_empty");
        String format = name.startsWith("v1") || name.endsWith("map/car2.bin") ? "hessian1" : "hessian2";
        return name.endsWith(".bin")
                && add(typed && !untyped ? format(set, name, format, content) : Labelled.tooLittle(set, name, content));
    }

    private boolean thrift(String set, String name, Content content) {
        boolean binary = name.endsWith(".binary");
        return (binary || name.endsWith(".compact"))
                && add(format(set, name, binary ? "thrift_binary" : "thrift_compact", content));
    }

    /** The groups are no message: two end that never began, and one begins that never ends. */
    private boolean protoscope(String set, String name, Content content) {
        return name.endsWith(".pb")
                && add(
                        name.endsWith("/groups.pb")
                                ? Labelled.tooLittle(set, name, content)
                                : format(set, name, "protobuf", content));
    }

    private boolean dialect(Path folder, String set, String name, Content content) throws IOException {
        if (name.startsWith("inputs/")) {
            return switch (name.substring("inputs/".length())) {
                case "URLDNS.ser", "objCollections.ser" -> add(format(set, name, "java_serialization", content));
                case "rmi-lookup.bin" -> add(format(set, name, "jrmp", content));
                case "asciidump-trap.bin" -> true;
                default -> add(Labelled.nothing(set, name, content));
            };
        }
        if (!name.startsWith("dumps/")) {
            return true;
        }
        String input = name.substring("dumps/".length(), name.indexOf("__"));
        byte[] spelled = Files.readAllBytes(folder.resolve("inputs/" + input));
        boolean little = spelled.length < 2
                || name.contains("sixteen.bin__ruby-inspect")
                || name.contains("50max")
                || name.contains("toHexString-default");
        boolean lossy = name.contains("od-ta") || name.contains("strings");
        return add(
                little || lossy
                        ? Labelled.tooLittle(set, name, content)
                        : Labelled.spelling(set, name, spelled, content));
    }

    private boolean bson(String set, String name, Path file) throws IOException {
        if (!name.endsWith(".json")) {
            return false;
        }
        for (JsonNode each : JSON.readTree(file.toFile()).path("valid")) {
            byte[] bytes = HexFormat.of().parseHex(each.path("canonical_bson").asText());
            add(format(set, name + ", " + each.path("description").asText(), "bson", made(bytes)));
        }
        return true;
    }

    private boolean cbor(String set, String name, Path file) throws IOException {
        if (!name.endsWith(".json")) {
            return false;
        }
        for (JsonNode each : JSON.readTree(file.toFile())) {
            byte[] bytes = HexFormat.of().parseHex(each.path("hex").asText());
            boolean named =
                    each.path("decoded").isObject() && each.path("decoded").size() > 1;
            boolean letters = each.path("decoded").toString().matches("\\{\"[A-Za-z].*");
            add(
                    named && letters
                            ? format(set, each.path("hex").asText(), "cbor", made(bytes))
                            : Labelled.tooLittle(set, each.path("hex").asText(), made(bytes)));
        }
        return true;
    }

    private boolean msgpack(String set, String name, Path file) throws IOException {
        if (!name.endsWith(".json")) {
            return false;
        }
        for (JsonNode group : JSON.readTree(file.toFile())) {
            for (JsonNode each : group) {
                for (JsonNode spelling : each.path("msgpack")) {
                    String hex = spelling.asText();
                    add(Labelled.tooLittle(set, hex, made(HexFormat.of().parseHex(hex.replace("-", "")))));
                }
            }
        }
        return true;
    }

    private boolean kaitai(String set, String name, Content content) {
        return switch (name.substring("src/".length())) {
            // Texts and numbers behind their lengths, which is what they are.
            case "str_encodings.bin", "str_encodings_utf16.bin", "repeat_n_strz.bin" ->
                add(Labelled.tooLittle(set, name, content));
            case "zlib_with_header_78.bin" -> add(Labelled.layer(set, name, "zlib", content));
            default ->
                add(
                        head(content).length < 16
                                ? Labelled.tooLittle(set, name, content)
                                : Labelled.nothing(set, name, content));
        };
    }

    private boolean fault(String set, String name, Content content) {
        if (name.startsWith("det/")) {
            return add(Labelled.nothing(set, name, content));
        }
        if (name.startsWith("lay/")) {
            return switch (name.substring("lay/".length())) {
                case "log1.txt",
                        "log2.txt",
                        "log3.txt",
                        "log4.txt",
                        "log5.txt",
                        "log6.txt",
                        "log7.txt",
                        "log8.txt",
                        "log9.txt",
                        "log10.txt" ->
                    add(new Labelled(
                            set,
                            name,
                            "java_serialization",
                            answer -> answer.format().equals("java_serialization"),
                            content));
                case "pb1.txt" ->
                    add(new Labelled(
                            set,
                            name,
                            "java_serialization",
                            answer -> answer.format().equals("java_serialization"),
                            content));
                case "bt1.txt", "bt2.txt" -> add(Labelled.layer(set, name, "base64", content));
                case "q.txt" ->
                    add(new Labelled(
                            set, name, "percent", answer -> answer.layers().equals("percent"), content));
                case "pb2.txt", "u.txt" -> add(embedded(set, name, content));
                case "x.xml", "x2.xml" -> add(format(set, name, "xml", content));
                default -> add(Labelled.tooLittle(set, name, content));
            };
        }
        boolean needsClasses = name.endsWith(".bin") || name.matches(".*\\.(f2|f3|ser|cbor)");
        return needsClasses && add(Labelled.tooLittle(set, name, content));
    }

    /** Base64 in other text: that is not taken along. */
    private static Labelled embedded(String set, String name, Content content) {
        String text = new String(head(content), java.nio.charset.StandardCharsets.ISO_8859_1);
        String digits =
                text.replaceFirst("^(payload=|b')", "").replace("%2B", "+").replace("%2F", "/");
        byte[] start = java.util.Base64.getDecoder().decode(digits.substring(0, 16));
        return new Labelled(set, name, "a spelling", answer -> answer.isNothing() || answer.startsWith(start), content);
    }

    /** Files about others: JSON is that, XML too; what else is written for people is nothing but text. */
    private void text(String set, String name, Content content) {
        byte[] head = head(content);
        String ending = name.substring(name.lastIndexOf('.') + 1);
        if (head.length == 0) {
            return;
        }
        switch (ending) {
            case "gz", "zst" -> add(Labelled.layer(set, name, ending.equals("gz") ? "gzip" : "zstd", content));
            case "json", "avsc", "tjson", "simplejson" ->
                add(
                        // Behind a length; with keys of maps that JSON does not have.
                        name.contains("framed.") || name.startsWith("CompactProtoTestStruct.msg")
                                ? Labelled.tooLittle(set, name, content)
                                : format(set, name, "json", content));
            case "xml" -> add(format(set, name, "xml", content));
            case "txt", "log" -> {
                if (!set.startsWith("pcap") && !set.equals("faults") && head.length > 1) {
                    add(Labelled.nothing(set, name, content));
                }
            }
            case "rules" ->
                add(head.length > 1 ? Labelled.nothing(set, name, content) : Labelled.tooLittle(set, name, content));
            case "ksy", "kst", "md", "yaml", "java", "thrift", "proto", "rst", "golden", "license", "js" ->
                add(Labelled.nothing(set, name, content));
            default -> {}
        }
    }

    private static Content made(byte[] bytes) {
        return (Content.Made) () -> bytes;
    }

    private static byte[] head(Content content) {
        try (var in = Files.newInputStream(((Content.InFile) content).path())) {
            return in.readNBytes(64);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
