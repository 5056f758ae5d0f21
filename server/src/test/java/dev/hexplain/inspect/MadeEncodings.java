package dev.hexplain.inspect;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hexplain.bytes.Source;
import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.Encoding;
import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decoders.json.Json;
import dev.hexplain.inspect.Labelled.Content;
import dev.hexplain.inspect.encodings.ImportedObject;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** Random objects, each written by every codec. */
final class MadeEncodings {
    private static final int OBJECTS = ConfusionMatrixTest.WHOLE ? 20 : 2;
    private static final int DEEPEST = 2;

    private static final List<String> NAMES = List.of(
            "id",
            "name",
            "price",
            "created",
            "customer",
            "street",
            "count",
            "active",
            "tags",
            "total",
            "note",
            "x",
            "quantity",
            "currency",
            "email",
            "version",
            "weight",
            "status",
            "position",
            "code");
    private static final List<String> WORDS = List.of(
            "kettle",
            "Zürich",
            "order 4711",
            "a",
            "the quick brown fox jumps over the lazy dog",
            "EUR",
            "2024-05-17",
            "rope",
            "info@example.com",
            "quay 9",
            "Übermut",
            "",
            "NEW",
            "blue");

    /** Formats whose bytes hold neither names nor a signature: they are read by a schema or a class list. */
    private static final Set<String> UNTOLD = Set.of("avro", "protostuff", "sbe", "one_nio");

    /** Formats of numbered fields: few of them are few bits. */
    private static final Set<String> NUMBERED = Set.of("protobuf", "thrift_compact");

    private static final int SHORT = 28;

    /** Codecs that leave the classes and names out, of formats that have them by default. */
    private static final String NAMELESS = ".*(registered|no-references|-flat|-raw|by-hand).*|fory";

    private MadeEncodings() {}

    static List<Labelled> all() {
        List<Labelled> all = new ArrayList<>();
        Random random = new Random(20);
        for (int i = 0; i < OBJECTS; i++) {
            ImportedObject object = brought(object(random, 0));
            for (Codec codec : Codecs.all()) {
                if (codec.run(object.subject(), object.object()) instanceof Encoding.Encoded encoded) {
                    all.add(label(codec, i, encoded));
                }
            }
        }
        return all;
    }

    private static Labelled label(Codec codec, int number, Encoding.Encoded encoded) {
        String format = encoded.format().format();
        String set = "codecs/" + codec.id();
        String name = codec.id() + " " + number;
        Content content = (Content.Made) encoded::bytes;
        boolean few = encoded.bytes().length < SHORT && NUMBERED.contains(format);
        return few || UNTOLD.contains(format) || codec.id().matches(NAMELESS)
                ? Labelled.tooLittle(set, name, content)
                : Labelled.format(set, name, format, content);
    }

    private static ImportedObject brought(JsonNode object) {
        Json json = new Json();
        Source text = Source.ofBytes("object.json", object.toString().getBytes(StandardCharsets.UTF_8));
        try (FieldTree tree = json.decode(text, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE)) {
            return ImportedObject.of(tree, json);
        }
    }

    private static ObjectNode object(Random random, int depth) {
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        int members = 2 + random.nextInt(6);
        while (object.size() < members) {
            object.set(NAMES.get(random.nextInt(NAMES.size())), value(random, depth));
        }
        return object;
    }

    private static JsonNode value(Random random, int depth) {
        JsonNodeFactory make = JsonNodeFactory.instance;
        return switch (random.nextInt(depth < DEEPEST ? 11 : 9)) {
            case 0, 1, 2 -> make.textNode(WORDS.get(random.nextInt(WORDS.size())));
            case 3, 4 -> make.numberNode(random.nextInt(1 << random.nextInt(31)));
            case 5 -> make.numberNode(random.nextLong());
            case 6 -> make.numberNode(random.nextInt(100_000) / 100.0);
            case 7 -> make.booleanNode(random.nextBoolean());
            case 8 -> make.numberNode(1_700_000_000_000L + random.nextInt());
            case 9 -> list(random, depth);
            default -> object(random, depth + 1);
        };
    }

    private static ArrayNode list(Random random, int depth) {
        ArrayNode list = JsonNodeFactory.instance.arrayNode();
        boolean objects = random.nextBoolean();
        ObjectNode first = object(random, depth + 1);
        for (int i = random.nextInt(4); i >= 0; i--) {
            if (objects) {
                list.add(first.deepCopy().put(first.fieldNames().next(), i));
            } else {
                list.add(WORDS.get(random.nextInt(WORDS.size())));
            }
        }
        return list;
    }
}
