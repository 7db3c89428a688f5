/** Scripts that Redis runs atomically. */

/*
 * The bytes of an input or a result are a separate value, set before the script that counts it: bytes passed through a
 * script are copied several times.
 */

/** KEYS: inputs, chunks, bytes of inputs. ARGV: key of the chunk, index, record, size. */
export const ADD = `
if redis.call('HSETNX', KEYS[1], ARGV[1], ARGV[4]) == 1 then redis.call('INCRBY', KEYS[3], ARGV[4]) end
redis.call('HSET', KEYS[2], ARGV[2], ARGV[3])
return 1`;

/**
 * KEYS: results, inputs, bytes of inputs, bytes of results, value of the result, value of the input. ARGV: key of the
 * chunk, bound, 'here' or 'store'. 0: no room. A result is counted by its size, and as 0 if it is in the store.
 */
export const KEEP = `
local known = redis.call('HGET', KEYS[1], ARGV[1])
if not known then
  local size = 0
  if ARGV[3] == 'here' then
    size = redis.call('STRLEN', KEYS[5])
    local held = tonumber(redis.call('GET', KEYS[4]) or '0')
    if size == 0 or held + size > tonumber(ARGV[2]) then
      redis.call('DEL', KEYS[5])
      return 0
    end
  end
  redis.call('HSET', KEYS[1], ARGV[1], size)
  redis.call('INCRBY', KEYS[4], size)
elseif known == '0' then
  redis.call('DEL', KEYS[5])
end
local input = redis.call('HGET', KEYS[2], ARGV[1])
if input then
  redis.call('HDEL', KEYS[2], ARGV[1])
  redis.call('DECRBY', KEYS[3], input)
end
redis.call('UNLINK', KEYS[6])
return 1`;

/** KEYS: chunks, runs. ARGV: the expected number of chunks, ID, record of the run. 0: some are missing. */
export const FINISH = `
if redis.call('HLEN', KEYS[1]) < tonumber(ARGV[1]) then return 0 end
redis.call('HSET', KEYS[2], ARGV[2], ARGV[3])
return 1`;

/** KEYS: results, bytes of results, value of the result. ARGV: key of the chunk. */
export const DROP = `
local size = redis.call('HGET', KEYS[1], ARGV[1])
if size then
  redis.call('HDEL', KEYS[1], ARGV[1])
  redis.call('DECRBY', KEYS[2], size)
end
redis.call('UNLINK', KEYS[3])
return 1`;
