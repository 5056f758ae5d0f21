package dev.hexplain.decoders.tomcat;

import dev.hexplain.tree.Field;
import dev.hexplain.values.ChildFields;
import dev.hexplain.values.LeafValues;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import dev.hexplain.values.TreeValues;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The values of sessions: their fields by name, and their attributes as a map. */
final class TomcatValues {
    private static final int MOST_FIELDS = 20;

    private static final String STANDARD = "org.apache.catalina.session.StandardSession";
    private static final String DELTA = "org.apache.catalina.ha.session.DeltaSession";

    Optional<LogicalValue> of(TreeValues values, Field field) {
        return switch (field.shape().production()) {
            case TomcatShapes.SESSIONS -> Optional.of(sessions(values, field));
            case TomcatShapes.SESSION -> Optional.of(session(values, field, STANDARD));
            case TomcatShapes.DELTA_SESSION -> Optional.of(session(values, field, DELTA));
            case TomcatShapes.ATTRIBUTES ->
                Optional.of(new LogicalValue.Mapping(
                        field, "", behind(values, field).map(each -> entry(values, each))));
            case TomcatShapes.ATTRIBUTE -> values.tree().child(field, "value").map(values.inside()::of);
            case TomcatShapes.TRUTH ->
                values.tree().child(field, "value").map(truth -> LeafValues.of(values.tree(), truth));
            default -> Optional.empty();
        };
    }

    private static ChildFields behind(TreeValues values, Field field) {
        return ChildFields.behindSlots(values.tree(), field);
    }

    /** A file of one session says that session. */
    private static LogicalValue sessions(TreeValues values, Field stream) {
        Paged<LogicalValue> all = behind(values, stream).map(values.later()::of);
        boolean one = all.count() == 1 && values.tree().child(stream, "count").isEmpty();
        return one ? all.page(0, 1).getFirst() : new LogicalValue.Sequence(stream, "", all);
    }

    private static LogicalValue session(TreeValues values, Field session, String type) {
        List<Field> parts = values.tree().children(session, 0, MOST_FIELDS);
        return new LogicalValue.Structure(
                session, type, Paged.of(parts).map(part -> new LogicalValue.Named(part.name(), part(values, part))));
    }

    private static LogicalValue part(TreeValues values, Field part) {
        LogicalValue value = values.later().of(part);
        boolean time = part.name().endsWith("Time");
        return time && value instanceof LogicalValue.Scalar scalar ? time(scalar) : value;
    }

    private static LogicalValue time(LogicalValue.Scalar millis) {
        try {
            String time = Instant.ofEpochMilli(Long.parseLong(millis.text().first(MOST_FIELDS)))
                    .toString();
            return LogicalValue.Scalar.of(millis.field(), millis.type(), ScalarKind.TIME, time);
        } catch (NumberFormatException | DateTimeException none) {
            return millis;
        }
    }

    private static LogicalValue.Entry entry(TreeValues values, Field attribute) {
        return new LogicalValue.Entry(child(values, attribute, "name"), child(values, attribute, "value"));
    }

    private static LogicalValue child(TreeValues values, Field of, String name) {
        return values.tree()
                .child(of, name)
                .map(values.later()::of)
                .orElseGet(() -> LeafValues.opaque(values.tree(), of));
    }
}
