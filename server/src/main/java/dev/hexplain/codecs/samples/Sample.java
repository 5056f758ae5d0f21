package dev.hexplain.codecs.samples;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hexplain.codecs.subjects.AllowedClasses;
import dev.hexplain.codecs.subjects.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** An object with values that users may edit, and that codecs encode. */
public final class Sample implements Subject {
    private static final String DIALECT = "https://json-schema.org/draft/2020-12/schema";

    private final String id;
    private final String title;
    private final String doc;
    private final Class<?> type;
    private final StructKind struct;
    private final JsonNode defaults;
    private final Optional<SampleSize> size;
    private final Maker maker;

    /** Creates the object from valid values. */
    @FunctionalInterface
    interface Maker {
        Object make(Map<String, Object> values, OptionalInt size);
    }

    Sample(
            String id,
            String title,
            String doc,
            Class<?> type,
            StructKind struct,
            Map<String, ?> defaults,
            Optional<SampleSize> size,
            Maker maker) {
        this.id = id;
        this.title = title;
        this.doc = doc;
        this.type = type;
        this.struct = struct;
        this.defaults = struct.write(defaults);
        this.size = size;
        this.maker = maker;
    }

    @Override
    public String id() {
        return id;
    }

    public String title() {
        return title;
    }

    /** Its documentation, one paragraph. */
    public String doc() {
        return doc;
    }

    @Override
    public Class<?> type() {
        return type;
    }

    @Override
    public String classList() {
        return ClassLists.of(this);
    }

    @Override
    public AllowedClasses classes() {
        return SampleClasses.ALL;
    }

    /** The parameter that changes its size; empty for a fixed size. */
    public Optional<SampleSize> size() {
        return size;
    }

    /** JSON schema (draft 2020-12) of its values. No member is required: those left out keep their defaults. */
    public ObjectNode schema() {
        ObjectNode schema = SampleJson.object().put("$schema", DIALECT).put("title", title);
        return schema.setAll(struct.schema());
    }

    /** The default values. */
    public JsonNode defaults() {
        return defaults.deepCopy();
    }

    /** All values when these replace some of the defaults, as {@link #build} does. */
    public JsonNode values(JsonNode replaced) {
        return SampleJson.merged(defaults, replaced).deepCopy();
    }

    /** The object with its default values. */
    public Object build() {
        try {
            return build(SampleJson.object(), OptionalInt.empty());
        } catch (WrongSampleValues e) {
            throw new IllegalStateException("The defaults of " + id + " are wrong", e);
        }
    }

    /**
     * The object with some values; members of objects that are left out keep their defaults, arrays are replaced whole.
     *
     * @param wanted how large, in the unit of {@link #size()}
     * @throws WrongSampleValues with all that is wrong
     */
    @SuppressWarnings("unchecked") // a struct becomes a map by name
    public Object build(JsonNode values, OptionalInt wanted) throws WrongSampleValues {
        List<SampleIssue> issues = new ArrayList<>();
        wanted.ifPresent(number -> checkSize(number, issues));
        Object read = struct.read(SampleJson.merged(defaults, values), "", issues);
        if (!issues.isEmpty() || read == null) {
            throw new WrongSampleValues(issues);
        }
        return maker.make((Map<String, Object>) read, wanted);
    }

    private void checkSize(int wanted, List<SampleIssue> issues) {
        if (size.isEmpty()) {
            issues.add(new SampleIssue("size", "no size, as this sample has none", Integer.toString(wanted)));
        } else if (!size.get().allows(wanted)) {
            SampleSize may = size.get();
            issues.add(new SampleIssue(
                    "size", "%d to %d %s".formatted(may.min(), may.max(), may.unit()), Integer.toString(wanted)));
        }
    }

    @Override
    public String toString() {
        return id;
    }
}
