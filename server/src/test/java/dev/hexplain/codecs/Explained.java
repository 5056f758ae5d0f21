package dev.hexplain.codecs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.codecs.samples.Sample;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.SchemaFormat;
import dev.hexplain.decoders.NativeDecoders;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.LogicalPath;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.tree.Walk;
import java.util.LinkedHashSet;
import java.util.Set;

/** What a codec wrote of a sample, decoded by the native decoder that explains it. */
public final class Explained {
    private Explained() {}

    /** Decodes to the last byte, without an issue; returns the tree. */
    public static FieldTree whole(Encoding.Encoded done) {
        FieldTree tree = decoder(done.format())
                .decode(
                        Source.ofBytes("encoded", done.bytes()),
                        DecodeOptions.DEFAULT,
                        TreeStorage.inMemory(),
                        Progress.NONE);
        assertThat(tree.facts().issues()).isEmpty();
        assertThat(tree.facts().covered()).isEqualTo(done.bytes().length);
        TreeInvariants.checkAddresses(tree, TreeInvariants.check(tree));
        return tree;
    }

    private static Decoder decoder(FormatRef format) {
        return format.schema()
                .map(schema -> NativeDecoders.bySchema().stream()
                        .filter(each -> each.id().equals(format.format()))
                        .map((SchemaFormat each) -> each.with(schema))
                        .findFirst()
                        .orElseThrow())
                .orElseGet(() -> NativeDecoders.all().stream()
                        .filter(each -> each.id().equals(format.format()))
                        .findFirst()
                        .orElseThrow());
    }

    /** The logical paths of all leaves with bytes. */
    static Set<String> paths(FieldTree tree) {
        Set<String> found = new LinkedHashSet<>();
        Walk walk = new Walk(tree);
        LogicalPath paths = new LogicalPath(tree);
        while (walk.next()) {
            Field field = walk.field();
            String path = paths.at(walk.depth(), field);
            if (field.shape().isLeaf() && field.length() > 0) {
                found.add(path);
            }
        }
        return found;
    }

    /** Paths that every encoding of a sample has. */
    static String[] members(Sample sample) {
        return switch (sample.id()) {
            case "order" ->
                new String[] {
                    "sourceId", "special", "orderCode", "priority", "prices", "prices[0]", "prices[9]", "quantities[9]"
                };
            case "market-data" -> new String[] {"securityId", "time", "bidQty0", "askPrice3"};
            case "blog-bench" -> new String[] {"str", "str1", "str2", "b0", "test6", "l2", "d"};
            case "blog-bench-10" -> new String[] {"[0].str", "[0].d", "[9].str2", "[9].test1"};
            case "person" -> new String[] {"firstName", "lastName"};
            case "media-content" ->
                new String[] {
                    "media.uri", "media.size", "media.persons[1]", "media.player", "images[0].uri", "images[1].height"
                };
            default ->
                new String[] {
                    "id",
                    "version",
                    "lastSeen",
                    "risk",
                    "user",
                    "tags[0]",
                    "tags[2]",
                    "messages",
                    "attributes.login",
                    "attributes.attempts",
                    "attributes.secure",
                    "attributes.payload"
                };
        };
    }
}
