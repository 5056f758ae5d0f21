package dev.hexplain.samples;

import dev.hexplain.samples.Catalogue.Group;
import dev.hexplain.samples.IndexFile.Entry;
import java.util.List;
import java.util.Map;

/** {@code SOURCES.md}: where every dump comes from. Written with the dumps, so that it lists what is there. */
final class SourcesPage {
    private static final String HEAD = """
        # Where the samples come from

        Every dump here is written by the program in `generators/`, compiled for and run on JDK 25: the classes, the
        values and the streams are the project's own. Files that `provided.tsv` lists are the exception: they have a licence
        and an origin instead of a generator. `make samples` writes all of them again, this page and
        `index.json` included, and a test compares every byte. Nothing in them depends on the machine, the clock or
        the time zone.

        Streams are written by `java.io.ObjectOutputStream`, except where a description says that it would not write
        such a stream: those are put together token by token (`TokenStream`), and the damaged ones are cut and patched.
        Classes outside the JDK are nested in the generator named above each table, so that a dump and the class behind
        it are read together. They state their `serialVersionUID`; `BlogBench` alone leaves it to be computed, as in its
        article.

        The first group holds the objects of three articles, under the class names that give the articles' sizes:

        - `ObjectToBeSerialised`, default package, 340 bytes, values as in the article: "Native C/C++ Like
          Performance For Java Object Serialisation" (Mechanical Sympathy, 2012).
        - `sp.MarketData`, 374 bytes, values chosen here: "Did You Know the Fastest Way of Serializing a Java Field
          is not Serializing it at All?" (Minborg, 2022).
        - `BlogBench(13)`, 319 bytes, and `BlogBenchExternalizable(13)`, 205 bytes: "Still using Externalizable to
          get faster Serialization with Java ?" (Java is the new C, 2013). The bulk dumps are arrays of ten
          such objects.

        The records (`records/*.bin`) are the same objects, and a person, without names, field after field. Files are called
        after the format that explains them and the order of their bytes. A test holds that a ByteBuffer element by
        element, one with arrays copied in bulk, `sun.misc.Unsafe`, a DataOutputStream and the body of an
        Externalizable class give the same bytes where they write in the same order: 185 for the order, 144 for the
        market data. BlogBench's strings differ: 114 bytes from a buffer, 108 from a DataOutputStream. The image that
        Chronicle copies of a trivially copyable `MarketData` is those 144 bytes in the order of the machine.

        The flows (`network/*.bin`) are what one side of a connection sent, put together message by message as the
        protocols' specifications say; compressed parts are kept as they are by their formats, or given in hexadecimal
        digits, so that no library's version changes them. Those of a consumer of Kafka and its broker
        are written by the classes of Kafka's own library. Those of Java RMI have the
        addresses of a private network; what a library would choose at random, such as ports and identifiers, is chosen here. The
        captures (`captures/*.pcap`) hold both directions of such conversations in Ethernet frames, at times of no clock.
        Capture files and packets (`network/*.pcap`, `network/*.pcapng`, `network/*.bin`) are put together byte by byte, by the same writers that tests use.
        Their addresses
        are of blocks that are nobody's; check sums of what stands in IP packets are right.

        Streams of any size, for benchmarks and limits, are not kept but written on demand by
        `dev.hexplain.samples.BigStreams KIND SIZE FILE`; its documentation states the classes and values.
        """;

    private SourcesPage() {}

    static String markdown(Map<Group, List<Entry>> groups, List<Entry> texts, List<Entry> layered) {
        StringBuilder page = new StringBuilder(HEAD);
        groups.forEach((group, entries) -> {
            String name = group.generator().getSimpleName();
            page.append("\n## ").append(group.title()).append("\n\n");
            page.append("[`%s`](generators/dev/hexplain/samples/%s.java)\n\n".formatted(name, name));
            table(page, entries);
        });
        page.append("\n## Text\n\nThe 340 bytes of `java/order.ser`, by `TextDumps`.\n\n");
        table(page, texts);
        page.append(
                "\n## Layers\n\nThe same order inside other things, by `LayerSamples`; nothing is deflated, so that the "
                        + "bytes do not depend on a zlib.\n\n");
        table(page, layered);
        return page.toString();
    }

    private static void table(StringBuilder page, List<Entry> entries) {
        page.append("| file | bytes | what it shows |\n|---|---:|---|\n");
        for (Entry entry : entries) {
            page.append("| `%s` | %s | %s |\n".formatted(entry.file(), entry.size(), entry.doc()));
        }
    }
}
