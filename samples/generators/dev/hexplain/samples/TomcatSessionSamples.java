package dev.hexplain.samples;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.catalina.core.StandardContext;
import org.apache.catalina.core.StandardHost;
import org.apache.catalina.session.StandardManager;
import org.apache.catalina.session.StandardSession;

/** Sessions as Tomcat's managers store them. */
final class TomcatSessionSamples {
    private static final long CREATED = 1_700_000_000_000L;
    private static final int HALF_AN_HOUR = 1800;

    private TomcatSessionSamples() {}

    static List<Sample> all() {
        return List.of(
                Sample.featured(
                        "tomcat.session",
                        "Tomcat, a session",
                        "What FileStore keeps of one session: its times, its id, and two attributes.",
                        () -> written(false, session("5C2D8E41A0F34B6E9D7A", Map.of("user", "Ada", "visits", 3)))),
                Sample.of(
                        "tomcat.sessions",
                        "Tomcat, SESSIONS.ser",
                        "What StandardManager keeps over a restart: a count, and sessions that share classes.",
                        () -> written(
                                true,
                                session("5C2D8E41A0F34B6E9D7A", Map.of("user", "Ada", "locale", "en_GB")),
                                session("81F0B2C7D3E94A5566AA", Map.of("user", "Grace")))));
    }

    private static StandardSession session(String id, Map<String, Object> attributes) {
        StandardContext context = new StandardContext();
        context.setName("shop");
        context.setParent(new StandardHost());
        StandardManager manager = new StandardManager();
        manager.setContext(context);
        StandardSession session = new StandardSession(manager);
        session.setValid(true);
        session.setCreationTime(CREATED);
        session.setMaxInactiveInterval(HALF_AN_HOUR);
        session.setNew(false);
        session.setId(id, false);
        new TreeMap<>(attributes).forEach((name, value) -> session.setAttribute(name, value, false));
        return session;
    }

    private static byte[] written(boolean counted, StandardSession... sessions) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            if (counted) {
                out.writeObject(sessions.length);
            }
            for (StandardSession session : sessions) {
                session.writeObjectData(out);
            }
        }
        return bytes.toByteArray();
    }
}
