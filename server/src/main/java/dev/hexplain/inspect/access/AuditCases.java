package dev.hexplain.inspect.access;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.hexplain.inspect.view.ViewJson;
import dev.hexplain.store.AuditLog;
import dev.hexplain.tree.StorageFailure;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Keeps what callers did, a line of JSON each. */
public record AuditCases(AuditLog log) {
    private static final Logger LOG = LoggerFactory.getLogger(AuditCases.class);
    private static final JsonMapper JSON = ViewJson.mapper();

    /** Adds an entry. Where it cannot be kept, the log of the server says so, and the request goes on. */
    public void add(AuditEntry entry) {
        try {
            log.add(ViewJson.line(entry));
        } catch (StorageFailure full) {
            LOG.warn("Cannot write the audit log", full);
        }
    }

    /** The last entries, the latest first. */
    public List<AuditEntry> latest(int most) throws IOException {
        return log.latest(most).stream().flatMap(AuditCases::read).toList();
    }

    /** A line that a crash cut is passed over. */
    private static Stream<AuditEntry> read(String line) {
        try {
            return Stream.of(JSON.readValue(line, AuditEntry.class));
        } catch (JsonProcessingException cut) {
            LOG.debug("A line of the audit log is no entry", cut);
            return Stream.empty();
        }
    }
}
