package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.bytes.Cursor;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.LogicalValue.Named;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What the nodes of a Tomcat cluster send one another: sessions, and what changed in one. */
final class TomcatViews {
    private static final String SESSION = "org.apache.catalina.ha.session.";
    private static final int MOST = 1 << 12;
    private static final int LONGEST_NUMBER = 12;

    /** By their numbers: {@code TYPE_ATTRIBUTE} and so on of {@code DeltaRequest}. */
    private static final List<String> TYPES =
            List.of("ATTRIBUTE", "PRINCIPAL", "ISNEW", "MAXINTERVAL", "AUTHTYPE", "LISTENER", "NOTE");

    private static final List<String> ACTIONS = List.of("SET", "REMOVE");

    private static final List<String> HEAD = List.of(
            "creationTime",
            "lastAccessedTime",
            "maxInactiveInterval",
            "isNew",
            "isValid",
            "thisAccessedTime",
            "version");

    /** Objects between the id and the attributes: which they are depends on the version of Tomcat. */
    private static final int MOST_NOTES = 4;

    static final Map<String, JavaView> VIEWS =
            Map.of(SESSION + "DeltaRequest", TomcatViews::request, SESSION + "DeltaSession", TomcatViews::session);

    private TomcatViews() {}

    /** utf(sessionId) z(recordAllActions) i(n) (i(type) i(action) utf(name) z(hasValue) o?)×n. */
    private static LogicalValue request(StreamObject object, ClassData written) throws MisfitException {
        Contents contents = written.contents();
        Cursor in = contents.blocks(0);
        String id = JdkTimes.utf(in);
        boolean all = in.u1() != 0;
        int count = in.s4();
        if (count < 0 || count > MOST) {
            throw new MisfitException("up to %d actions were expected, and %d were found".formatted(MOST, count));
        }
        List<LogicalValue> actions = new ArrayList<>();
        long next = 0;
        for (int left = count; left > 0; left--) {
            List<Named> action = new ArrayList<>();
            action.add(scalar(written, "type", ScalarKind.NAME, name(TYPES, in.s4())));
            action.add(scalar(written, "action", ScalarKind.NAME, name(ACTIONS, in.s4())));
            action.add(scalar(written, "name", ScalarKind.TEXT, JdkTimes.utf(in)));
            if (in.u1() != 0) {
                next = objectFrom(contents, next);
                action.add(new Named("value", contents.value(next)));
                next++;
                in = contents.blocks(next);
            }
            actions.add(new LogicalValue.Structure(
                    written.field(), SESSION + "DeltaRequest$AttributeInfo", Paged.of(action)));
        }
        return new LogicalValue.Structure(
                object.field(),
                object.className(),
                Paged.of(List.of(
                        scalar(written, "sessionId", ScalarKind.TEXT, id),
                        scalar(written, "recordAllActions", ScalarKind.BOOLEAN, Boolean.toString(all)),
                        new Named(
                                "actions",
                                new LogicalValue.Sequence(written.field(), "java.util.Deque", Paged.of(actions))))));
    }

    private static Named scalar(ClassData written, String name, ScalarKind kind, String text) {
        String type = kind == ScalarKind.BOOLEAN ? "boolean" : "String";
        return new Named(name, LogicalValue.Scalar.of(written.field(), type, kind, text));
    }

    private static String name(List<String> names, int number) throws MisfitException {
        if (number < 0 || number >= names.size()) {
            throw new MisfitException("one of %s was expected, and %d was found".formatted(names, number));
        }
        return names.get(number);
    }

    /** The number of the next object: blocks end after 1,024 bytes. */
    private static long objectFrom(Contents contents, long from) {
        long at = from;
        while (at < contents.count() && contents.isBlock(at)) {
            at++;
        }
        return at;
    }

    /** o×7 z(hasPrincipal) o(principal)? o(id) o… o(n) (o o)×n o(n) o×n. */
    private static LogicalValue session(StreamObject object, ClassData written) throws MisfitException {
        Contents contents = written.contents();
        List<Named> members = new ArrayList<>();
        for (int i = 0; i < HEAD.size(); i++) {
            members.add(new Named(HEAD.get(i), contents.value(i)));
        }
        boolean principal = contents.block(HEAD.size(), 1).u1() != 0;
        long at = HEAD.size() + 1L;
        if (principal) {
            members.add(new Named("principal", contents.value(at++)));
        }
        members.add(new Named("id", contents.value(at++)));
        int notes = 0;
        while (notes < MOST_NOTES && !isInteger(contents.value(at))) {
            at++;
            notes++;
        }
        long attributes = count(contents, at++, 2);
        members.add(new Named(
                "attributes",
                new LogicalValue.Mapping(
                        written.field(),
                        "java.util.concurrent.ConcurrentHashMap",
                        contents.values(at, 2 * attributes).pairs(LogicalValue.Entry::new))));
        at += 2 * attributes;
        long listeners = count(contents, at++, 1);
        members.add(new Named(
                "listeners",
                new LogicalValue.Sequence(written.field(), "java.util.ArrayList", contents.values(at, listeners))));
        return new LogicalValue.Structure(object.field(), object.className(), Paged.of(members));
    }

    private static boolean isInteger(LogicalValue value) {
        return value instanceof LogicalValue.Scalar scalar && scalar.kind() == ScalarKind.INTEGER;
    }

    /** The number of what follows, each of so many objects. */
    private static long count(Contents contents, long at, int objects) throws MisfitException {
        long left = contents.count() - at - 1;
        if (!(contents.value(at) instanceof LogicalValue.Scalar scalar && scalar.kind() == ScalarKind.INTEGER)) {
            throw new MisfitException("a count was expected, and another object was found");
        }
        long count = Long.parseLong(scalar.text().first(LONGEST_NUMBER));
        if (count < 0 || count * objects > left) {
            throw new MisfitException("up to %d were expected, and %d were found".formatted(left / objects, count));
        }
        return count;
    }
}
