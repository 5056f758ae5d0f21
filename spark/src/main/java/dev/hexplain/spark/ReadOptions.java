package dev.hexplain.spark;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.batch.rows.RowKind;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import java.io.Serializable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;

/**
 * What a reader of this source was told, checked.
 *
 * @param paths files, folders and patterns
 * @param limits for each file, as whole numbers
 * @param splitBytes captures larger than this are read by several tasks, by flow
 * @param storage settings of file systems
 */
record ReadOptions(
        RowKind kind,
        List<String> paths,
        String format,
        String layers,
        String order,
        HashMap<Limit, Long> limits,
        long splitBytes,
        HashMap<String, String> storage)
        implements Serializable {
    private static final long serialVersionUID = 1;
    private static final long USUAL_SPLIT = 256L << 20;
    private static final String STORAGE = "fs.";
    private static final List<String> NAMES = List.of(
            "path",
            "paths",
            "rows",
            "format",
            "layers",
            "endian",
            "splitBytes",
            "maxFields",
            "maxDepth",
            "maxSeconds",
            "maxDerived",
            "maxIndex");

    /** Options of Spark's stream of files, which has meanings for them. */
    private static final List<String> OF_STREAMS = List.of(
            "maxFilesPerTrigger",
            "maxBytesPerTrigger",
            "latestFirst",
            "maxFileAge",
            "maxCachedFiles",
            "fileNameOnly",
            "cleanSource",
            "sourceArchiveDir");

    /** A limit on what reading one file may cost. */
    enum Limit {
        FIELDS("maxFields", DumpLimits.DEFAULT.rows()),
        DEPTH("maxDepth", DumpLimits.DEFAULT.depth()),
        SECONDS("maxSeconds", DumpLimits.DEFAULT.time().toSeconds()),
        DERIVED("maxDerived", DumpLimits.DEFAULT.derivedBytes()),
        INDEX("maxIndex", DumpLimits.DEFAULT.indexPerByte());

        private final String option;
        private final long usual;

        Limit(String option, long usual) {
            this.option = option;
            this.usual = usual;
        }
    }

    /** @throws IllegalArgumentException where an option is not known, or its value is none */
    static ReadOptions of(CaseInsensitiveStringMap given) {
        requireKnown(given);
        HashMap<Limit, Long> limits = new HashMap<>();
        for (Limit limit : Limit.values()) {
            limits.put(limit, positive(given, limit.option, limit.usual));
        }
        return new ReadOptions(
                kind(given.getOrDefault("rows", RowKind.FILES.id())),
                paths(given),
                given.getOrDefault("format", DecodeChoices.DETECT),
                given.getOrDefault("layers", DecodeChoices.DETECT),
                order(given.getOrDefault("endian", DecodeChoices.DETECT)),
                limits,
                positive(given, "splitBytes", USUAL_SPLIT),
                storage(given));
    }

    private static void requireKnown(CaseInsensitiveStringMap given) {
        for (String name : given.keySet()) {
            boolean known = Stream.concat(NAMES.stream(), OF_STREAMS.stream()).anyMatch(name::equalsIgnoreCase)
                    || name.startsWith(STORAGE)
                    || name.startsWith("__");
            require(
                    known,
                    "There is no option `%s`. There are: %s, and settings of file systems, `fs.…`."
                            .formatted(name, String.join(", ", NAMES)));
        }
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException(otherwise);
        }
    }

    private static RowKind kind(String name) {
        return RowKind.of(name)
                .orElseThrow(() -> new IllegalArgumentException("`rows` is one of %s, and not `%s`"
                        .formatted(
                                String.join(
                                        ", ",
                                        Arrays.stream(RowKind.values())
                                                .map(RowKind::id)
                                                .toList()),
                                name)));
    }

    private static String order(String name) {
        require(
                DecodeChoices.ORDERS.contains(name),
                "`endian` is one of %s, and not `%s`".formatted(String.join(", ", DecodeChoices.ORDERS), name));
        return name;
    }

    private static long positive(CaseInsensitiveStringMap given, String name, long usual) {
        String text = given.getOrDefault(name, String.valueOf(usual));
        try {
            long number = Long.parseLong(text);
            require(number > 0, "`%s` is a number above 0, and not %s".formatted(name, text));
            return number;
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("`%s` is a number, and not `%s`".formatted(name, text), e);
        }
    }

    /** Spark passes several as a JSON array. */
    private static List<String> paths(CaseInsensitiveStringMap given) {
        List<String> paths = new ArrayList<>();
        try {
            if (given.containsKey("paths")) {
                paths.addAll(List.of(new ObjectMapper().readValue(given.get("paths"), String[].class)));
            }
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("`paths` is a JSON array of texts", e);
        }
        if (given.containsKey("path")) {
            paths.add(given.get("path"));
        }
        return List.copyOf(paths);
    }

    private static HashMap<String, String> storage(CaseInsensitiveStringMap given) {
        HashMap<String, String> found = new HashMap<>();
        given.asCaseSensitiveMap().forEach((name, value) -> {
            if (name.startsWith(STORAGE)) {
                found.put(name, value);
            }
        });
        return found;
    }

    /** The folder of a stream. */
    String onlyPath() {
        require(
                paths.size() == 1,
                "A stream reads one folder or pattern, as in load(\"dumps\"), and not " + paths.size());
        return paths.getFirst();
    }

    DecodeChoices choices() {
        return new DecodeChoices(format, layers, OptionalLong.empty(), order);
    }

    DumpLimits bounds() {
        return new DumpLimits(
                bounded(Limit.FIELDS),
                bounded(Limit.DEPTH),
                Duration.ofSeconds(limit(Limit.SECONDS)),
                limit(Limit.DERIVED),
                bounded(Limit.INDEX));
    }

    private long limit(Limit limit) {
        return limits.getOrDefault(limit, limit.usual);
    }

    private int bounded(Limit limit) {
        return (int) Math.min(limit(limit), Integer.MAX_VALUE);
    }

    /** The settings of file systems that Spark has, with those that were given here. */
    Configuration storage(Configuration usual) {
        Configuration settings = new Configuration(usual);
        for (Map.Entry<String, String> each : storage.entrySet()) {
            settings.set(each.getKey(), each.getValue());
        }
        return settings;
    }
}
