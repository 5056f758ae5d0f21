package dev.hexplain.codecs.samples;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import ru.sbrf.ufs.dto.PersonDto;
import ru.sbrf.ufs.dto.SessionDto;
import ru.sbrf.ufs.dto.SessionState;

/** The session of "Java serialization: maximum speed without a rigid data structure", with and without a cycle. */
final class SessionSample {
    private static final int LARGEST = 1_000_000;
    private static final int USUAL = 300;
    private static final int LIST = 1_000;

    private static final StructKind PERSON = FlatSample.struct(PersonDto.class);
    private static final StructKind ATTRIBUTES = new StructKind(
            ordered(
                    "login", ScalarKinds.Text.SHORT,
                    "state", new ScalarKinds.Choice(SessionState.class),
                    "balance", new ScalarKinds.Decimal(),
                    "loggedIn", new ScalarKinds.Moment(),
                    "attempts", new ScalarKinds.Int(),
                    "secure", new ScalarKinds.Flag(),
                    "token", new ScalarKinds.Blob(LIST)),
            ScalarKinds.Text.SHORT);
    private static final StructKind SESSION = new StructKind(ordered(
            "id", ScalarKinds.Text.SHORT,
            "version", new ScalarKinds.Long64(),
            "lastSeen", new ScalarKinds.Absent(new ScalarKinds.Long64()),
            "risk", new ScalarKinds.Absent(new ScalarKinds.Real(true)),
            "user", PERSON,
            "tags", new ListKind(ScalarKinds.Text.SHORT, null, LIST),
            "messages", new ListKind(ScalarKinds.Text.SHORT, null, LIST),
            "attributes", ATTRIBUTES));

    private SessionSample() {}

    static Sample plain() {
        return sample(
                "session",
                "Session",
                "What a bank passes between its applications: a map of anything, with text, bytes, an enum, a decimal, a"
                        + " moment, and one person that is there twice. Its payload is half log lines, half random bytes.",
                false);
    }

    static Sample cyclic() {
        return sample(
                "session-cyclic",
                "Session that holds itself",
                "The same session, whose attributes also hold the session: codecs that follow references blindly would"
                        + " never come to an end.",
                true);
    }

    private static Sample sample(String id, String title, String doc, boolean cyclic) {
        return new Sample(
                id,
                title,
                doc,
                SessionDto.class,
                SESSION,
                defaults(),
                Optional.of(new SampleSize("payload", "bytes", USUAL, 0, LARGEST)),
                (values, size) -> make(values, size.orElse(USUAL), cyclic));
    }

    private static Map<String, Object> defaults() {
        return ordered(
                "id",
                "6f1d0e52-7c0b-4c8e-9d5f-0a4f6b1c2d3e",
                "version",
                42L,
                "lastSeen",
                ScalarKinds.Absent.NULL,
                "risk",
                0.25f,
                "user",
                ordered("firstName", "Ivan", "lastName", "Ivanov"),
                "tags",
                List.of("web", "premium", "web"),
                "messages",
                List.of(),
                "attributes",
                ordered(
                        "login",
                        "i.ivanov",
                        "state",
                        SessionState.ACTIVE,
                        "balance",
                        new BigDecimal("1500000.00"),
                        "loggedIn",
                        Instant.parse("2018-06-14T09:30:00.123456789Z"),
                        "attempts",
                        1,
                        "secure",
                        true,
                        "token",
                        HexFormat.of().parseHex("00112233445566778899AABBCCDDEEFF"),
                        "locale",
                        "ru_RU",
                        "browser",
                        "Mozilla/5.0 (X11; Linux x86_64)"));
    }

    @SuppressWarnings("unchecked") // kinds determine the types
    private static SessionDto make(Map<String, Object> values, int payload, boolean cyclic) {
        SessionDto session = new SessionDto();
        session.setId((String) NamedValues.get(values, "id"));
        session.setVersion((Long) NamedValues.get(values, "version"));
        present(values, "lastSeen").ifPresent(value -> session.setLastSeen((Long) value));
        present(values, "risk").ifPresent(value -> session.setRisk((Float) value));
        PersonDto user =
                (PersonDto) ClassMembers.of(PersonDto.class).make((Map<String, ?>) NamedValues.get(values, "user"));
        session.setUser(user);
        session.setTags((List<String>) NamedValues.get(values, "tags"));
        session.setMessages((List<String>) NamedValues.get(values, "messages"));
        Map<String, Object> attributes =
                new LinkedHashMap<>((Map<String, Object>) NamedValues.get(values, "attributes"));
        attributes.put("approvedBy", user);
        attributes.put("log", LogLines.of(payload / 2));
        attributes.put("payload", LogLines.noise(payload - payload / 2));
        if (cyclic) {
            attributes.put("session", session);
        }
        session.setAttributes(attributes);
        return session;
    }

    private static Optional<Object> present(Map<String, Object> values, String name) {
        return Optional.of(NamedValues.get(values, name)).filter(value -> !value.equals(ScalarKinds.Absent.NULL));
    }

    /** A map in the order of its arguments: names and what they stand for, in turn. */
    @SuppressWarnings("unchecked") // the arguments alternate in the calls above
    private static <T> Map<String, T> ordered(Object... namesAndValues) {
        Map<String, T> map = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            map.put((String) namesAndValues[i], (T) namesAndValues[i + 1]);
        }
        return map;
    }
}
